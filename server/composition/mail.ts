import type { Mailer } from '../application/ports/mailer.port';
import type { Config } from '../infrastructure/config/config';
import { DelayedMailer } from '../infrastructure/mail/delayed-mailer';
import { WorkerMailer } from '../infrastructure/mail/worker-mailer';
import type { WorkerEntry } from '../infrastructure/shared/worker-entry';
import { mailSettings } from './mail-settings';
import { makeMailer, outboxFolder, type MailerDeps } from './make-mailer';

export interface MailDeps extends MailerDeps {
  readonly config: MailerDeps['config'] & Partial<Pick<Config, 'logLevel'>>;
  /** The delay before a mail is handed over in cases where the response time would otherwise reveal that a mail is sent. */
  readonly mailDelayMs?: number;
  /** The thread that composes mail and hands it over; without it, this runs on the main thread. */
  readonly mailWorker?: WorkerEntry;
}

export interface ComposedMail {
  /** Hands mail over at once. */
  readonly mailer: Mailer;
  /** Hands mail over long after the request that caused it was answered. */
  readonly laterMailer: Mailer;
  /** Resolves when no mail is in progress, or when one has taken too long, and the mail thread has ended. */
  readonly close: () => Promise<void>;
  /** Whether mail leaves this machine. */
  readonly reachesPeople: boolean;
  /** Describes for the operator where mail goes. */
  readonly description: string;
}

/** Longer than any answer takes. */
const DELAY_MS = 300;
/** How long this server waits for a mail server when it stops. */
const LAST_MAIL_MS = 5_000;

/** Sends mail to people if a mail server is configured, else to the outbox folder. */
export function composeMail(deps: MailDeps): ComposedMail {
  const { config, mailDelayMs = DELAY_MS } = deps;
  const worker = workerMailer(deps);
  const mailer = worker ?? makeMailer(deps);
  const laterMailer = new DelayedMailer(mailer, mailDelayMs);
  const close = async (): Promise<void> => {
    await Promise.all([laterMailer.settled(LAST_MAIL_MS), worker?.settled(LAST_MAIL_MS)]);
    await worker?.close();
  };
  const { smtpUrl: url } = config;
  const description = url === undefined ? `written to ${outboxFolder(config)}` : `sent by ${new URL(url).host}`;
  return { mailer, laterMailer, close, reachesPeople: url !== undefined, description };
}

function workerMailer({ mailWorker: entry, config, log }: MailDeps): WorkerMailer | undefined {
  return entry && new WorkerMailer({ entry, workerData: mailSettings(config) }, log);
}
