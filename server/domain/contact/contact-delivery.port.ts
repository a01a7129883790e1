import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Brings letters to an address. */
export interface ContactDelivery {
  /** Resolves once the letter is handed over; `undelivered` where nobody takes it. */
  deliver(letter: ContactMessage, to: string): Promise<Result<void, 'undelivered'>>;
}
