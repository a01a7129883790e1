export const BEATS_PER_BAR = 4;

/** How long the last sound rings after the last bar. */
export const TAIL_SECONDS = 3.2;
