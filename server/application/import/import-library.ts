import { Unavailable } from '../../domain/shared/unavailable';
import type { ImportFailure, ImportJob, ImportScope } from '../../domain/import/import-job';
import { ImportRun } from './import-run';
import type { ImportTools, ImportWatcher } from './import-tools';

/** Brings the media folder into the library: what is new, changed, moved or gone since the last time. */
export class ImportLibrary {
  private current: ImportRun | undefined;
  private ending: Promise<void> = Promise.resolve();
  /** What a run was to read that the database's absence cut off. */
  private cutOff: ImportScope | undefined;
  /** Every file is to be read anew once the present run, which reads less, has ended. */
  private isAllWished = false;

  constructor(
    private readonly tools: ImportTools,
    private readonly watcher: ImportWatcher,
  ) {}

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  /**
   * Begins a run and answers at once; undefined while one is running, here or in another process. The wish for one that reads
   * everything is kept until the one that is running here has ended.
   */
  async start(scope: ImportScope = 'changes'): Promise<ImportJob | undefined> {
    if (this.current !== undefined) {
      this.isAllWished ||= scope === 'everything' && this.current.scope !== 'everything';
      return undefined;
    }
    const run = new ImportRun(this.tools, this.watcher, scope);
    this.current = run;
    this.cutOff = undefined;
    const job = await this.tools.jobs.start(this.tools.ids.next()).catch((error: unknown) => {
      this.current = undefined;
      this.cutOff = error instanceof Unavailable ? scope : undefined;
      throw error;
    });
    if (job === undefined) this.current = undefined;
    else this.ending = this.complete(run, job);
    return job;
  }

  /** Begins again where the last run, or the wish for one, ended because the database was away. */
  async goOn(): Promise<void> {
    if (this.cutOff !== undefined) await this.start(this.cutOff);
  }

  /** Resolves when the present run, if there is one, has ended. */
  settled(): Promise<void> {
    return this.ending;
  }

  /** Ends the present run after the batch it is at; it counts as interrupted, and the next one goes on from there. */
  async stop(): Promise<void> {
    this.isAllWished = false;
    this.current?.stop();
    await this.ending;
  }

  private async complete(run: ImportRun, job: ImportJob): Promise<void> {
    const { jobs, files, log } = this.tools;
    const failure = await run.execute(job).catch((error: unknown): ImportFailure => {
      log.error('the import failed', { error });
      this.cutOff = error instanceof Unavailable ? run.scope : undefined;
      return 'unexpected';
    });
    try {
      const ended =
        run.isStopped || this.cutOff !== undefined
          ? await jobs.interrupt(job.id, run.counts)
          : await jobs.end(job.id, run.counts, failure);
      this.watcher.advanced(ended);
    } catch (error) {
      log.error('the end of the import could not be noted', { error });
    } finally {
      this.current = undefined;
      await files.rest();
    }
    if (this.isAllWished) await this.readAll();
  }

  private async readAll(): Promise<void> {
    this.isAllWished = false;
    await this.start('everything').catch((error: unknown) =>
      this.tools.log.error('the import of everything did not begin', { error }),
    );
  }
}
