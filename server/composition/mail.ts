import type { Mailer } from '../application/ports/mailer.port';
import type { Config } from '../infrastructure/config/config';
import { DelayedMailer } from '../infrastructure/mail/delayed-mailer';
import { WorkerMailer } from '../infrastructure/mail/worker-mailer';
import type { WorkerEntry } from '../infrastructure/shared/worker-entry';
import { mailSettings } from './mail-settings';
import { makeMailer, outboxFolder, type MailerDeps } from './make-mailer';

export interface MailDeps extends MailerDeps {
  readonly config: MailerDeps['config'] & Partial<Pick<Config, 'logLevel'>>;
  /** How long after it was given a mail is handed over where the answer's time would tell of it. */
  readonly mailDelayMs?: number;
  /** The thread that writes mail and hands it over; without one, that is done beside everything else. */
  readonly mailWorker?: WorkerEntry;
}

export interface ComposedMail {
  /** Hands mail over at once. */
  readonly mailer: Mailer;
  /** Hands it over when whoever caused it has long been answered. */
  readonly laterMailer: Mailer;
  /** Resolves when no mail is under way, or has been for too long, and its thread has ended. */
  readonly close: () => Promise<void>;
  /** Whether it goes further than this machine. */
  readonly reachesPeople: boolean;
  /** Where mail goes, for whoever starts the server. */
  readonly description: string;
}

/** Longer than any answer takes. */
const DELAY_MS = 300;
/** So long a mail server is waited for when this one stops. */
const LAST_MAIL_MS = 5_000;

/** Mail to people where a mail server is named, else to the outbox folder. */
export function composeMail(parts: MailDeps): ComposedMail {
  const { config, mailDelayMs = DELAY_MS } = parts;
  const worker = workerMailer(parts);
  const mailer = worker ?? makeMailer(parts);
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
