import path from 'node:path';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Logger } from '../application/ports/logger.port';
import type { Mailer } from '../application/ports/mailer.port';
import type { Config } from '../infrastructure/config/config';
import { OutboxMailer } from '../infrastructure/mail/outbox-mailer';
import { SmtpMailer } from '../infrastructure/mail/smtp-mailer';

export interface MailerDeps {
  readonly config: Pick<Config, 'dataFolder' | 'mailFrom' | 'smtpUrl'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Logger;
}

export const outboxFolder = ({ dataFolder }: MailerDeps['config']): string => path.join(dataFolder, 'outbox');

/** Uses a mail server if one is configured, else the outbox folder. */
export function makeMailer({ config, clock, ids, log }: MailerDeps): Mailer {
  const { smtpUrl: url, mailFrom: from } = config;
  if (url !== undefined) return new SmtpMailer({ url, from }, log);
  return new OutboxMailer({ folder: outboxFolder(config), from }, clock, ids, log);
}
