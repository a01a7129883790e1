import type { Milliseconds } from '../shared/units';

const FIRST: Milliseconds = 500;
const LONGEST: Milliseconds = 30_000;

/**
 * How long to wait before trying again to connect, after so many failures in a row (0: the first): each time twice as long,
 * 30 s at most, spread by `fraction` (0 to 1) over its upper half, so that not all devices come back at the same moment.
 */
export const reconnectDelay = (failures: number, fraction: number): Milliseconds =>
  Math.round(Math.min(FIRST * 2 ** failures, LONGEST) * (0.5 + fraction / 2));
