import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Delivers contact messages to a mail address. */
export interface ContactDelivery {
  /** Resolves once the message is handed over; `undelivered` if no mail server accepts it. */
  deliver(message: ContactMessage, to: string): Promise<Result<void, 'undelivered'>>;
}
