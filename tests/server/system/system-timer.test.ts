import { systemTimer } from '../../../server/infrastructure/system/system-timer';

const timeouts = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('the timer of the server', () => {
  it('does not keep the process alive', () => {
    const before = timeouts();
    const cancel = systemTimer.after(60_000, () => undefined);
    expect(timeouts()).toBe(before);
    cancel();
  });

  describe('while time passes', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('runs the callback once, after the delay', () => {
      const run = jest.fn();
      systemTimer.after(1_000, run);
      jest.advanceTimersByTime(999);
      expect(run).not.toHaveBeenCalled();
      jest.advanceTimersByTime(10_000);
      expect(run).toHaveBeenCalledTimes(1);
    });

    it('does not run a callback that was cancelled', () => {
      const run = jest.fn();
      systemTimer.after(1_000, run)();
      jest.advanceTimersByTime(10_000);
      expect(run).not.toHaveBeenCalled();
    });
  });
});
