import { systemClock } from '../../../server/infrastructure/system/system-clock';

describe('the system clock', () => {
  it('tells one time in both forms', () => {
    const before = Date.now();
    const [number, date] = [systemClock.now(), systemClock.date()];
    expect(number).toBeGreaterThanOrEqual(before);
    expect(date.getTime()).toBeGreaterThanOrEqual(number);
    expect(date.getTime() - before).toBeLessThan(1_000);
  });
});
