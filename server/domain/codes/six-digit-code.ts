const DIGITS = 6;

/** The number of codes: draw a whole number below it, each with equal probability. */
export const SIX_DIGIT_COUNT = 10 ** DIGITS;

/** Six digits, with leading zeros (security.md §3). */
export const sixDigitCode = (drawn: number): string => String(drawn).padStart(DIGITS, '0');
