const DIGITS = 6;

/** How many codes there are: draw a whole number below this one, every one equally likely. */
export const SIX_DIGIT_COUNT = 10 ** DIGITS;

/** Six digits, leading noughts kept (security.md §3). */
export const sixDigitCode = (drawn: number): string => String(drawn).padStart(DIGITS, '0');
