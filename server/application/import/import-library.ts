import { Unavailable } from '../shared/unavailable';
import type { ImportFailure, ImportJob, ImportScope } from '../../domain/import/import-job';
import { ImportRun } from './import-run';
import type { ImportTools, ImportWatcher } from './import-tools';

/** Imports the media folder into the library: files that are new, changed, moved or gone since the last run. */
export class ImportLibrary {
  private current: ImportRun | undefined;
  private ending: Promise<void> = Promise.resolve();
  /** The scope of a run that was cut off because the database was unreachable. */
  private cutOff: ImportScope | undefined;
  /** All files must be read again after the current run, which reads fewer. */
  private isAllWished = false;

  constructor(
    private readonly tools: ImportTools,
    private readonly watcher: ImportWatcher,
  ) {}

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  /**
   * Starts a run and returns at once; undefined while one is running, here or in another process. A request to read everything is
   * remembered until the run in this process has ended.
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

  /** Starts again if the last run, or the request for one, ended because the database was unreachable. */
  async resume(): Promise<void> {
    if (this.cutOff !== undefined) await this.start(this.cutOff);
  }

  /** Resolves when the present run, if there is one, has ended. */
  settled(): Promise<void> {
    return this.ending;
  }

  /** Ends the current run after its present batch; the run counts as interrupted, and the next one continues from there. */
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
