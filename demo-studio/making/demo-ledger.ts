import { NO_DEMO, type DemoProgress } from '../../contract/kernel/demo-progress';
import { countPlayable, describeTask } from './demo-progress';
import type { DemoTask } from './demo-task';
import { effortOf, remainingSeconds } from './estimate-remaining';
import { whatToMake } from './plan-demo';

/** A clock that shows milliseconds since the epoch. */
export interface MakingClock {
  now(): number;
}

/** Counts the pieces that are made or in progress, and measures the speed. */
export class DemoLedger {
  private state: DemoProgress['state'] = 'off';
  private made = new Set<string>();
  private readonly underway: DemoTask[] = [];
  private effortDone = 0;
  private effortLeft = 0;
  private begunAt = 0;

  constructor(
    private readonly plan: readonly DemoTask[],
    private readonly clock: MakingClock,
  ) {}

  startWith(made: ReadonlySet<string>): void {
    const toMake = whatToMake(this.plan, made);
    this.state = toMake.length === 0 ? 'ready' : 'making';
    this.made = new Set(made);
    this.begunAt = this.clock.now();
    this.effortLeft = toMake.reduce((sum, task) => sum + effortOf(task), 0);
  }

  start(task: DemoTask): void {
    this.underway.push(task);
  }

  /** A piece that failed no longer counts as remaining work either. */
  end(task: DemoTask, isMade: boolean): void {
    this.underway.splice(this.underway.indexOf(task), 1);
    this.effortLeft -= effortOf(task);
    if (!isMade) return;
    this.effortDone += effortOf(task);
    this.made.add(task.output);
  }

  finish(): void {
    this.state = 'ready';
  }

  progress(): DemoProgress {
    if (this.state === 'off') return NO_DEMO;
    const counts = countPlayable(this.plan, this.made);
    if (this.state === 'ready') return { ...counts, state: 'ready', current: null, remainingSeconds: null };
    const [oldest] = this.underway;
    return {
      ...counts,
      state: 'making',
      current: oldest === undefined ? null : describeTask(oldest),
      remainingSeconds: remainingSeconds({
        done: this.effortDone,
        left: Math.max(0, this.effortLeft),
        elapsedSeconds: (this.clock.now() - this.begunAt) / 1_000,
      }),
    };
  }
}
