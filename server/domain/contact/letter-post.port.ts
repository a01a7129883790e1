import type { Result } from '../shared/result';
import type { Letter } from './letter';

/** Brings letters to an address. */
export interface LetterPost {
  /** Resolves once the letter is handed over; `undelivered` where nobody takes it. */
  bring(letter: Letter, to: string): Promise<Result<void, 'undelivered'>>;
}
