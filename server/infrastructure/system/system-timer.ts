import type { Timer } from '../../application/ports/timer.port';

export const systemTimer: Timer = {
  after: (delayMs, run) => {
    const handle = setTimeout(run, delayMs).unref();
    return () => clearTimeout(handle);
  },
};
