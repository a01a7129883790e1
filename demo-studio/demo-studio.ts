import { NO_DEMO, type DemoProgress } from '../contract/kernel/demo-progress';
import { DEMO_CATALOGUE } from './catalogue/demo-catalogue';
import { DEMO_CONTENTS } from './demo-contents';
import { DemoPlace } from './encoding/demo-place';
import type { MakingClock } from './making/demo-ledger';
import { MakeDemo, type DemoWatcher } from './making/make-demo';
import type { MakingLog } from './making/making-log.port';
import { planDemo, whatToMake } from './making/plan-demo';
import type { MakingPlace } from './threads/making-place';
import { makingWidths } from './threads/making-widths';
import { WorkerPieceMaker, type WorkerEntry } from './threads/worker-piece-maker';

export interface StudioSettings {
  /** The demo's folder: real and absolute. */
  readonly folder: string;
  /** The path of the program. */
  readonly ffmpeg: string;
  /** How a thread is started that runs `threads/make-demo.worker.ts`. */
  readonly worker: WorkerEntry;
  readonly clock: MakingClock;
  readonly log: MakingLog;
}

/** Called while the demo is made. */
export interface StudioListener extends DemoWatcher {
  /** New pieces exist: resolves when they are taken in. Never called again before that. */
  onPiecesMade(): Promise<void>;
}

/** Makes the demo in one folder. */
export class DemoStudio {
  readonly contents = DEMO_CONTENTS;
  private readonly plan = planDemo(DEMO_CATALOGUE);
  private readonly place: DemoPlace;
  private making: MakeDemo | undefined;
  private isStopped = false;

  constructor(private readonly settings: StudioSettings) {
    this.place = new DemoPlace(settings.folder);
  }

  /** How many pieces do not exist yet. */
  async countMissing(): Promise<number> {
    return whatToMake(this.plan, await this.place.made()).length;
  }

  progress(): DemoProgress {
    return this.making?.progress() ?? NO_DEMO;
  }

  /** Makes the missing pieces. Resolves when all are made and taken in, when they cannot be made, or after `stop`. */
  make(listener: StudioListener): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    const { folder, ffmpeg, worker, clock, log } = this.settings;
    const workerData: MakingPlace = { folder, ffmpeg };
    const maker = new WorkerPieceMaker({ entry: worker, workerData, widths: makingWidths() });
    const takeIn = (): Promise<void> => listener.onPiecesMade();
    this.making = new MakeDemo(this.plan, { maker, folder: this.place, takeIn, clock, log }, listener);
    return this.making.execute();
  }

  /** Stops for good; half-made pieces are discarded, and a call of `onPiecesMade` that has begun is awaited. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.making?.stop();
  }
}
