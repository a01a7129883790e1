export const BEATS_PER_BAR = 4;

/** How long the last sound rings after the last bar. */
export const TAIL_SECONDS = 3.2;

/** How long the last chord is held after the last bar. */
export const LAST_CHORD_SECONDS = 1.7;
