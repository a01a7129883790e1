import { contactRoutes } from '../../../../../contract/contact-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { ContactForm } from '../../../../domain/contact/contact-form.port';
import type { ContactMessage } from '../../../../domain/contact/contact-message';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** Contact messages to the operator of our own server. */
export class SongContactForm implements ContactForm {
  constructor(private readonly transport: HttpTransport) {}

  async send({ name, email, message }: ContactMessage): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, contactRoutes.sendContactMessage, {
      body: { name, email, message },
    });
    return answer.ok ? succeed(undefined) : answer;
  }
}
