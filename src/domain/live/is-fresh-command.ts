import type { Milliseconds } from '../shared/units';

/** A press is meant for now: what arrives later than this is not carried out, lest music start in an empty room. */
const FRESH_FOR: Milliseconds = 5_000;

/** Whether a command of this age is still to be carried out. */
export const isFreshCommand = (age: Milliseconds): boolean => age <= FRESH_FOR;
