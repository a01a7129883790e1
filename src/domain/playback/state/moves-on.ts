import type { Seconds } from '../../shared/units';

/** The reported positions of stopped sound can differ by rounding errors: a smaller step is not movement. */
const LEAST_STEP: Seconds = 0.001;

/** Whether sound has come out between two positions of a song, seconds. */
export const movesOn = (before: Seconds, after: Seconds): boolean => after - before > LEAST_STEP;
