import type { Clock } from '../../../server/application/ports/clock.port';
import type { Timer } from '../../../server/application/ports/timer.port';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that moves only when a test moves it; due alarms run in order, including those that they set. */
export class HandClock implements Clock, Timer {
  private alarms: readonly Alarm[] = [];

  constructor(private at = Date.UTC(2026, 5, 1, 12)) {}

  now(): number {
    return this.at;
  }

  date(): Date {
    return new Date(this.at);
  }

  after(delayMs: number, run: () => void): () => void {
    const alarm = { at: this.at + delayMs, run };
    this.alarms = [...this.alarms, alarm];
    return () => (this.alarms = this.alarms.filter((other) => other !== alarm));
  }

  /** The number of alarms that are set. */
  get pending(): number {
    return this.alarms.length;
  }

  pass(milliseconds: number): void {
    const end = this.at + milliseconds;
    for (let due = this.nextDue(end); due !== undefined; due = this.nextDue(end)) {
      const alarm = due;
      this.alarms = this.alarms.filter((other) => other !== alarm);
      this.at = alarm.at;
      alarm.run();
    }
    this.at = end;
  }

  private nextDue(end: number): Alarm | undefined {
    return this.alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
