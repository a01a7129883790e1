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
  /** How long after it was given a mail is handed over where the answer's time would tell of it. */
  readonly mailDelayMs?: number;
}

export interface ComposedMail {
  /** Hands mail over at once. */
  readonly mailer: Mailer;
  /** Hands it over when whoever caused it has long been answered. */
  readonly laterMailer: Mailer;
  /** Resolves when no mail is under way, or has been for too long. */
  readonly settled: () => Promise<void>;
  /** Whether it goes further than this machine. */
  readonly reachesPeople: boolean;
  /** Where mail goes, for whoever starts the server. */
  readonly description: string;
}

/** Longer than any answer takes. */
const DELAY_MS = 300;
/** So long a mail server is waited for when this one stops. */
const LAST_MAIL_MS = 5_000;

/** A mail server where one is named, else the outbox folder. */
export function composeMail({ config, clock, ids, log, mailDelayMs = DELAY_MS }: MailParts): ComposedMail {
  const { smtpUrl: url, mailFrom: from, dataFolder } = config;
  const folder = path.join(dataFolder, 'outbox');
  const mailer =
    url === undefined ? new OutboxMailer({ folder, from }, clock, ids, log) : new SmtpMailer({ url, from }, log);
  const laterMailer = new LaterMailer(mailer, mailDelayMs);
  const description = url === undefined ? `written to ${folder}` : `sent by ${new URL(url).host}`;
  const settled = () => laterMailer.settled(LAST_MAIL_MS);
  return { mailer, laterMailer, settled, reachesPeople: url !== undefined, description };
}
