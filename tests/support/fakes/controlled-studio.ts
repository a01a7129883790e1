import type { DemoFailure, DemoStudio } from '../../../server/domain/demo/making/demo-studio.port';
import type { DemoTask } from '../../../server/domain/demo/making/demo-task';
import { fail, succeed, type Result } from '../../../server/domain/shared/result';
import { settle } from './controlled-encoder';

interface Underway {
  readonly task: DemoTask;
  readonly end: (outcome: Result<void, DemoFailure>) => void;
}

/** A studio that finishes a piece when the test calls `finish`, in a folder of the test. */
export class ControlledStudio implements DemoStudio {
  readonly begun: string[] = [];
  rests = 0;
  private underway: Underway[] = [];

  constructor(
    private readonly width: number,
    private readonly folder: Set<string>,
  ) {}

  /** One film at a time, whatever the studio's width. */
  widthFor(kind: DemoTask['kind']): number {
    return kind === 'film' ? 1 : this.width;
  }

  make(task: DemoTask): Promise<Result<void, DemoFailure>> {
    this.begun.push(task.output);
    return new Promise((end) => this.underway.push({ task, end }));
  }

  async rest(): Promise<void> {
    this.rests += 1;
    for (const { end } of this.underway.splice(0)) end(fail({ kind: 'stopped' }));
  }

  /** Finishes the oldest piece, `count` times. */
  async finish(count = 1): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const oldest = this.underway.shift();
      if (oldest === undefined) throw new Error('nothing is being made');
      this.folder.add(oldest.task.output);
      oldest.end(succeed(undefined));
      await settle();
    }
  }

  async fail(failure: DemoFailure): Promise<void> {
    this.underway.shift()?.end(fail(failure));
    await settle();
  }
}
