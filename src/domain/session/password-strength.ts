import { LEAST_GUESSES, passwordGuesses, type GuessEstimate } from '../../../contract/kernel/password-verdict';

export { passwordGuesses, type GuessEstimate };

/** From nothing (0) to hard to guess (4). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Powers of ten of guesses at which the strength rises by one; a refused password has at most strength 2. */
const STEPS = [3, 6, LEAST_GUESSES, 10];

/** The strength of a password that takes this many guesses, as a power of ten. */
export const passwordStrength = (guesses: number): PasswordStrength =>
  STEPS.filter((step) => guesses >= step).length as PasswordStrength;
