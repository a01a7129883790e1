import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Whoever runs the backend, as far as they can be written to. */
export interface ContactForm {
  /** Resolves once the letter is handed over; `invalid` names the fields as `Letter` does. */
  send(letter: ContactMessage): Promise<Result<void, GatewayFailure>>;
}
