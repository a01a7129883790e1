import type { PieceMaker } from '../../../demo-studio/making/piece-maker.port';
import { MADE, notMade, type PieceFailure, type PieceOutcome } from '../../../demo-studio/making/piece-outcome';
import type { DemoTask } from '../../../demo-studio/making/demo-task';
import { settle } from './controlled-encoder';

interface Underway {
  readonly task: DemoTask;
  readonly end: (outcome: PieceOutcome) => void;
}

/** Finishes a piece when the test calls `finish`, in a folder of the test. */
export class ControlledPieceMaker implements PieceMaker {
  readonly begun: string[] = [];
  rests = 0;
  private underway: Underway[] = [];

  constructor(
    private readonly width: number,
    private readonly folder: Set<string>,
  ) {}

  /** One film at a time, whatever its width. */
  widthFor(kind: DemoTask['kind']): number {
    return kind === 'film' ? 1 : this.width;
  }

  make(task: DemoTask): Promise<PieceOutcome> {
    this.begun.push(task.output);
    return new Promise((end) => this.underway.push({ task, end }));
  }

  async rest(): Promise<void> {
    this.rests += 1;
    for (const { end } of this.underway.splice(0)) end(notMade({ kind: 'stopped' }));
  }

  /** Finishes the oldest piece, `count` times. */
  async finish(count = 1): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const oldest = this.underway.shift();
      if (oldest === undefined) throw new Error('nothing is being made');
      this.folder.add(oldest.task.output);
      oldest.end(MADE);
      await settle();
    }
  }

  async fail(failure: PieceFailure): Promise<void> {
    this.underway.shift()?.end(notMade(failure));
    await settle();
  }
}
