import type { FastifyInstance } from 'fastify';
import type { SendContactMessage } from '../../../application/contact/send-contact-message';
import { done } from '../answer';
import { defineRoute } from '../define-route';

/** Anybody may send the operator a contact message, from time to time. */
export function registerContact(app: FastifyInstance, sendMessage: Pick<SendContactMessage, 'execute'>): void {
  defineRoute(app, 'sendContactMessage', { policy: 'public', rate: 'posting' }, async ({ body, language }) => {
    const sent = await sendMessage.execute({ ...body, language });
    return sent.ok ? done(null, 'letter-sent') : { kind: 'unavailable' };
  });
}
