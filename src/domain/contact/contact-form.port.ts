import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Sends contact messages to the operator of the backend. */
export interface ContactForm {
  /** Resolves once the backend has accepted the message; `invalid` names the fields as `ContactMessage` does. */
  send(message: ContactMessage): Promise<Result<void, GatewayFailure>>;
}
