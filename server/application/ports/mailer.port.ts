import type { Result } from '../../domain/shared/result';

/** A plain-text mail. Its words may hold a code: they are never logged. */
export interface Mail {
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mail to whoever brings it further. */
export interface Mailer {
  /** Resolves once the mail is handed over; `undelivered` where nobody takes it (it is then lost, and logged without its words). */
  send(mail: Mail): Promise<Result<void, 'undelivered'>>;
}
