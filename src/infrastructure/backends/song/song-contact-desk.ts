import { contactRoutes } from '../../../../contract/contact-routes';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { ContactDesk } from '../../../domain/contact/contact-desk.port';
import type { Letter } from '../../../domain/contact/letter';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';
import { callRoute } from './call-route';

/** Letters to whoever runs our own server. */
export class SongContactDesk implements ContactDesk {
  constructor(private readonly transport: HttpTransport) {}

  async send({ name, email, message }: Letter): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, contactRoutes.sendLetter, { body: { name, email, message } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
