import type { Clock } from '../../../src/application/ports/clock.port';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { Subscription } from '../../../src/domain/shared/event-stream';
import type { Milliseconds } from '../../../src/domain/shared/units';

interface Alarm {
  at: Milliseconds;
  readonly run: () => void;
}

/** Time that passes only when a test advances it. Due alarms run in order, including those that they schedule. */
export class VirtualTime implements Clock, Timer {
  private alarms: readonly Alarm[] = [];

  constructor(private present: Milliseconds = Date.UTC(2026, 0, 1)) {}

  now(): Milliseconds {
    return this.present;
  }

  instant(): string {
    return new Date(this.present).toISOString();
  }

  after(delay: Milliseconds, run: () => void): Subscription {
    const alarm = { at: this.present + delay, run };
    this.alarms = [...this.alarms, alarm];
    return { unsubscribe: () => (this.alarms = this.alarms.filter((other) => other !== alarm)) };
  }

  /** The system clock is changed; pending alarms keep their remaining delay. */
  turnClock(by: Milliseconds): void {
    this.present += by;
    for (const alarm of this.alarms) alarm.at += by;
  }

  /** The number of pending alarms. */
  get pending(): number {
    return this.alarms.length;
  }

  async pass(span: Milliseconds): Promise<void> {
    const end = this.present + span;
    for (let due = this.nextDue(end); due !== undefined; due = this.nextDue(end)) {
      const alarm = due;
      this.alarms = this.alarms.filter((other) => other !== alarm);
      this.present = Math.max(this.present, alarm.at);
      alarm.run();
      await settle();
    }
    this.present = end;
    await settle();
  }

  private nextDue(end: Milliseconds): Alarm | undefined {
    return this.alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Lets all code continue that awaits an already settled promise. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await DONE;
}

/** Created once: looking up a global in Jest's sandbox on every turn takes longer than the turn itself. */
const DONE = Promise.resolve();
