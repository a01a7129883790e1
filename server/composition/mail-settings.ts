import type { Config } from '../infrastructure/config/config';
import type { PinoLevel } from '../infrastructure/logging/pino-logger';
import type { MailerDeps } from './make-mailer';

/** What the thread that sends mail is told at its start: where mail goes, and what is logged of it. */
export interface MailSettings {
  readonly config: MailerDeps['config'];
  readonly logLevel: PinoLevel;
}

/** Only errors are logged of mail, and at every level but `silent`. */
export const mailSettings = ({
  logLevel = 'error',
  ...config
}: MailerDeps['config'] & Partial<Pick<Config, 'logLevel'>>): MailSettings => ({
  config: { dataFolder: config.dataFolder, mailFrom: config.mailFrom, smtpUrl: config.smtpUrl },
  logLevel,
});
