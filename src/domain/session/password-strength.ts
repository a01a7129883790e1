import { LEAST_GUESSES, passwordGuesses, type GuessEstimate } from '../../../contract/kernel/password-verdict';

export { passwordGuesses, type GuessEstimate };

/** From nothing (0) to hard to guess (4). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Powers of ten of guesses at which a password is one step stronger; what is refused is not stronger than 2. */
const STEPS = [3, 6, LEAST_GUESSES, 10];

/** How hard a password is to guess that takes so many guesses, as a power of ten. */
export const passwordStrength = (guesses: number): PasswordStrength =>
  STEPS.filter((step) => guesses >= step).length as PasswordStrength;
