import type { Clock } from '../../../server/application/ports/clock.port';

/** A clock that moves only when a test moves it. */
export class HandClock implements Clock {
  constructor(private at = Date.UTC(2026, 5, 1, 12)) {}

  now(): number {
    return this.at;
  }

  date(): Date {
    return new Date(this.at);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }
}
