import type { DemoProgress } from '../../contract/kernel/demo-progress';
import type { DemoFolder } from './demo-folder.port';
import type { PieceMaker } from './piece-maker.port';
import type { PieceFailure } from './piece-outcome';
import type { DemoTask } from './demo-task';
import { isTimeToImport } from './is-time-to-import';
import { whatToMake } from './plan-demo';
import type { MakingLog } from './making-log.port';
import { DemoLedger, type MakingClock } from './demo-ledger';
import { ImportDemo, type RunImport } from './import-demo';

export interface DemoTools {
  readonly maker: PieceMaker;
  readonly folder: DemoFolder;
  readonly takeIn: RunImport;
  readonly clock: MakingClock;
  readonly log: MakingLog;
}

/** Films and clips take their sound from a song that exists already. */
const needsSound = (kind: DemoTask['kind']): boolean => kind === 'film' || kind === 'clip';

/** Called after every progress in making the demo, and at its end. */
export interface DemoWatcher {
  onProgress(progress: DemoProgress): void;
}

/** Makes the demo piece by piece and imports it into the library as it grows; existing pieces are never made again. */
export class MakeDemo {
  private readonly ledger: DemoLedger;
  private readonly importing: ImportDemo;
  private ending: Promise<void> = Promise.resolve();
  private isStopped = false;
  private isPointless = false;
  private takenIn = 0;
  private waiting = 0;
  private hasNews = false;

  constructor(
    private readonly plan: readonly DemoTask[],
    private readonly tools: DemoTools,
    private readonly watcher: DemoWatcher,
  ) {
    this.ledger = new DemoLedger(plan, tools.clock);
    this.importing = new ImportDemo(tools.takeIn, tools.log);
  }

  progress(): DemoProgress {
    return this.ledger.progress();
  }

  /** Resolves when everything is made and imported, when it cannot be made, or after `stop`. */
  execute(): Promise<void> {
    this.ending = this.run();
    return this.ending;
  }

  /** Stops; half-made pieces are discarded, and an import that has begun is completed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.isPointless = true;
    await Promise.all([this.tools.maker.rest(), this.importing.close()]);
    await this.ending;
  }

  private async run(): Promise<void> {
    const { folder, maker } = this.tools;
    await folder.sweep();
    const made = await folder.made();
    const toMake = whatToMake(this.plan, made);
    this.ledger.startWith(made);
    this.takenIn = this.progress().made;
    this.watcher.onProgress(this.progress());
    if (made.size > 0) await this.importing.request();
    await this.makeAll(
      toMake.filter(({ kind }) => !needsSound(kind)),
      maker.widthFor('song'),
    );
    await this.makeAll(
      toMake.filter(({ kind }) => needsSound(kind)),
      maker.widthFor('film'),
    );
    if (this.hasNews) await this.importing.request();
    if (this.isStopped) return;
    this.ledger.finish();
    this.watcher.onProgress(this.progress());
  }

  /** A thread that has made songs holds memory that a thread making films needs, so the threads end after each kind. */
  private async makeAll(tasks: readonly DemoTask[], width: number): Promise<void> {
    if (tasks.length === 0 || this.isPointless) return;
    const waiting = [...tasks];
    await Promise.all(Array.from({ length: width }, () => this.work(waiting)));
    await this.tools.maker.rest();
  }

  private async work(waiting: DemoTask[]): Promise<void> {
    for (let task = waiting.shift(); task !== undefined && !this.isPointless; task = waiting.shift()) {
      this.ledger.start(task);
      this.watcher.onProgress(this.progress());
      const outcome = await this.tools.maker.make(task);
      this.ledger.end(task, outcome.ok);
      if (outcome.ok) this.noteMade(task);
      else this.noteFailure(task, outcome.error);
    }
  }

  private noteMade({ kind }: DemoTask): void {
    this.hasNews = true;
    if (kind !== 'picture') this.waiting += 1;
    if (!isTimeToImport(this.takenIn, this.waiting)) return;
    this.takenIn += this.waiting;
    this.waiting = 0;
    this.hasNews = false;
    void this.importing.request();
  }

  /** After a piece that failed by itself, other pieces may succeed; without a tool, none can. */
  private noteFailure({ output }: DemoTask, failure: PieceFailure): void {
    if (failure.kind !== 'stopped') this.tools.log.warn('a piece of the demo was not made', { output, failure });
    if (failure.kind !== 'broken') this.isPointless = true;
  }
}
