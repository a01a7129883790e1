import type { Milliseconds } from '../shared/units';

/**
 * A button press is meant for now: a command that arrives later than this is not carried out, so that music does not start in an
 * empty room.
 */
const FRESH_FOR: Milliseconds = 5_000;

/** Whether a command of this age should still be carried out. */
export const isFreshCommand = (age: Milliseconds): boolean => age <= FRESH_FOR;
