import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Mailer } from '../application/ports/mailer.port';
import { SendContactMessage } from '../application/contact/send-contact-message';
import type { Config } from '../infrastructure/config/config';
import { PostgresOperatorAddress } from '../infrastructure/postgres/contact/postgres-operator-address';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerContact } from '../presentation/http/contact/register-contact';
import { MailedContactMessages } from '../presentation/mail/mailed-contact-messages';

export interface ContactDeps {
  readonly config: Pick<Config, 'contactEmail' | 'mailFrom'>;
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
}

/** Contact messages from anybody to the operator of the server. */
export function composeContact(app: FastifyInstance, { config, db, mailer }: ContactDeps): void {
  const { contactEmail: chosen, mailFrom } = config;
  const own = /<(?<address>[^<>]+)>$/.exec(mailFrom)?.groups?.['address'] ?? mailFrom;
  registerContact(
    app,
    new SendContactMessage(new MailedContactMessages(mailer), new PostgresOperatorAddress(db), { chosen, own }),
  );
}
