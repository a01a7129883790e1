import { Worker } from 'node:worker_threads';
import type { PieceMaker } from '../making/piece-maker.port';
import { notMade, type PieceOutcome } from '../making/piece-outcome';
import type { DemoTask } from '../making/demo-task';

/** The first arguments of `new Worker`. */
export interface WorkerEntry {
  /** A file, or where `eval` is true, the code itself. */
  readonly source: string;
  readonly eval: boolean;
}

export interface WorkerSettings {
  readonly entry: WorkerEntry;
  /** Handed to each worker at its start. */
  readonly workerData: unknown;
  /** How many threads work on pieces of a kind at a time. */
  readonly widths: Readonly<Record<DemoTask['kind'], number>>;
}

interface Bench {
  readonly worker: Worker;
  finish: ((outcome: PieceOutcome) => void) | undefined;
}

const HEAP_MEGABYTES = 192;
/** A song's samples are stored outside the heap, and there are few short-lived objects. */
const YOUNG_MEGABYTES = 16;

/** Makes the demo in threads of their own, one piece per thread at a time. */
export class WorkerPieceMaker implements PieceMaker {
  private benches: Bench[] = [];

  constructor(private readonly settings: WorkerSettings) {}

  widthFor(kind: DemoTask['kind']): number {
    return this.settings.widths[kind];
  }

  make(task: DemoTask): Promise<PieceOutcome> {
    const bench = this.benches.find(({ finish }) => finish === undefined) ?? this.setUp();
    return new Promise((resolve) => {
      bench.finish = resolve;
      bench.worker.postMessage(task);
    });
  }

  async rest(): Promise<void> {
    const benches = this.benches;
    this.benches = [];
    for (const bench of benches) conclude(bench, notMade({ kind: 'stopped' }));
    await Promise.all(benches.map(({ worker }) => worker.terminate()));
  }

  private setUp(): Bench {
    const { entry, workerData } = this.settings;
    const worker = new Worker(entry.source, {
      eval: entry.eval,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const bench: Bench = { worker, finish: undefined };
    this.benches.push(bench);
    worker.on('message', (outcome: PieceOutcome) => conclude(bench, outcome));
    worker.on('error', (error) => this.giveUp(bench, String(error)));
    worker.on('exit', (code) => this.giveUp(bench, `the thread ended with ${code}`));
    return bench;
  }

  /** A piece that crashes its thread is skipped; the next piece gets another thread. */
  private giveUp(bench: Bench, detail: string): void {
    this.benches = this.benches.filter((other) => other !== bench);
    conclude(bench, notMade({ kind: 'broken', detail }));
  }
}

function conclude(bench: Bench, outcome: PieceOutcome): void {
  const { finish } = bench;
  bench.finish = undefined;
  finish?.(outcome);
}
