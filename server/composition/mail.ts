import path from 'node:path';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Logger } from '../application/ports/logger.port';
import type { Mailer } from '../application/ports/mailer.port';
import type { Config } from '../infrastructure/config/config';
import { LaterMailer } from '../infrastructure/mail/later-mailer';
import { OutboxMailer } from '../infrastructure/mail/outbox-mailer';
import { SmtpMailer } from '../infrastructure/mail/smtp-mailer';

export interface MailParts {
  readonly config: Pick<Config, 'dataFolder' | 'mailFrom' | 'smtpUrl'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Logger;
}

export interface ComposedMail {
  readonly mailer: LaterMailer;
  /** Where mail goes, for whoever starts the server. */
  readonly description: string;
}

/** Longer than any answer takes. */
const DELAY_MS = 300;

/** A mail server where one is named, else the outbox folder. */
export function composeMail({ config, clock, ids, log }: MailParts): ComposedMail {
  const { smtpUrl: url, mailFrom: from, dataFolder } = config;
  const folder = path.join(dataFolder, 'outbox');
  const later = (mailer: Mailer): LaterMailer => new LaterMailer(mailer, DELAY_MS);
  return url === undefined
    ? { mailer: later(new OutboxMailer({ folder, from }, clock, ids, log)), description: `written to ${folder}` }
    : { mailer: later(new SmtpMailer({ url, from }, log)), description: `sent by ${new URL(url).host}` };
}
