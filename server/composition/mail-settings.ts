import type { Config } from '../infrastructure/config/config';
import type { PinoLevel } from '../infrastructure/logging/pino-logger';
import type { MailerDeps } from './make-mailer';

/** The settings that the mail thread receives at its start: where mail goes, and the log level. */
export interface MailSettings {
  readonly config: MailerDeps['config'];
  readonly logLevel: PinoLevel;
}

/** Mail logs errors only, at every level but `silent`. */
export const mailSettings = ({
  logLevel = 'error',
  ...config
}: MailerDeps['config'] & Partial<Pick<Config, 'logLevel'>>): MailSettings => ({
  config: { dataFolder: config.dataFolder, mailFrom: config.mailFrom, smtpUrl: config.smtpUrl },
  logLevel,
});
