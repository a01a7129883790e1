import type { DemoProgress } from '../../../src/application/ports/demo-watch.port';

/** Demo music that is being made, twelve pieces of thirty-six by default. */
export const aDemoProgress = (facts: Partial<DemoProgress> = {}): DemoProgress => ({
  state: 'making',
  made: 12,
  total: 36,
  current: { kind: 'song', title: 'Bến Vắng', artist: 'Hạ Vy' },
  remaining: 100_000,
  ...facts,
});
