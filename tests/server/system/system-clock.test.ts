import { systemClock } from '../../../server/infrastructure/system/system-clock';

describe('the system clock', () => {
  it('returns the same time as a number and as a date', () => {
    const before = Date.now();
    const number = systemClock.now();
    const date = systemClock.date();
    expect(number).toBeGreaterThanOrEqual(before);
    expect(date.getTime()).toBeGreaterThanOrEqual(number);
    expect(date.getTime() - before).toBeLessThan(1_000);
  });
});
