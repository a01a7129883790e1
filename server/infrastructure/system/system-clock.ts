import type { Clock } from '../../application/ports/clock.port';

export const systemClock: Clock = {
  now: () => Date.now(),
  date: () => new Date(),
};
