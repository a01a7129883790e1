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
  readonly mailer: Mailer;
  /** Resolves when no mail is under way, or has been for too long. */
  readonly settled: () => Promise<void>;
  /** Where mail goes, for whoever starts the server. */
  readonly description: string;
}

/** Longer than any answer takes. */
const DELAY_MS = 300;
/** So long a mail server is waited for when this one stops. */
const LAST_MAIL_MS = 5_000;

/** A mail server where one is named, else the outbox folder. */
export function composeMail({ config, clock, ids, log }: MailParts): ComposedMail {
  const { smtpUrl: url, mailFrom: from, dataFolder } = config;
  const folder = path.join(dataFolder, 'outbox');
  return url === undefined
    ? handedOver(new OutboxMailer({ folder, from }, clock, ids, log), `written to ${folder}`)
    : handedOver(new SmtpMailer({ url, from }, log), `sent by ${new URL(url).host}`);
}

function handedOver(carrier: Mailer, description: string): ComposedMail {
  const mailer = new LaterMailer(carrier, DELAY_MS);
  return { mailer, settled: () => mailer.settled(LAST_MAIL_MS), description };
}
