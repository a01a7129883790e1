import type { Seconds } from '../shared/units';

/** Sound that stands is read at places which differ by the rounding of a sum: that is no motion. */
const LEAST_STEP: Seconds = 0.001;

/** Whether sound has come out between two positions of a song, seconds. */
export const movesOn = (before: Seconds, after: Seconds): boolean => after - before > LEAST_STEP;
