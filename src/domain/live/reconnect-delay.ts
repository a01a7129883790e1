import type { Milliseconds } from '../shared/units';

const FIRST: Milliseconds = 500;
const LONGEST: Milliseconds = 30_000;

/**
 * How long to wait before the next attempt to connect, after this many failures in a row (0: the first): the delay doubles each
 * time, up to 30 s, and `fraction` (0 to 1) spreads it over its upper half, so that not all devices reconnect at the same moment.
 */
export const reconnectDelay = (failures: number, fraction: number): Milliseconds =>
  Math.round(Math.min(FIRST * 2 ** failures, LONGEST) * (0.5 + fraction / 2));
