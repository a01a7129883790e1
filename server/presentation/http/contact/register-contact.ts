import type { FastifyInstance } from 'fastify';
import type { SendContactMessage } from '../../../application/contact/send-contact-message';
import { done } from '../answer';
import { defineRoute } from '../define-route';

/** Anybody may send the operator a contact message, from time to time. */
export function registerContact(app: FastifyInstance, sendLetter: Pick<SendContactMessage, 'execute'>): void {
  defineRoute(app, 'sendLetter', { policy: 'public', rate: 'posting' }, async ({ body, language }) => {
    const sent = await sendLetter.execute({ ...body, language });
    return sent.ok ? done(null, 'letter-sent') : { kind: 'unavailable' };
  });
}
