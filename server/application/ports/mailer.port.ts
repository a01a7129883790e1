import type { Result } from '../../domain/shared/result';

/** A plain-text mail. Its text may hold a code, so it is never logged. */
export interface Mail {
  readonly to: string;
  /** The address for replies, if it is not the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** A dummy is composed like any other mail and then dropped, so that the duration of this work does not reveal who gets mail. */
  readonly isDummy?: boolean;
}

/** Hands mail over for delivery. */
export interface Mailer {
  /**
   * Resolves once the mail is handed over; `undelivered` if the hand-over fails (the mail is then lost, and the loss is logged
   * without its text). A dummy counts as handed over.
   */
  send(mail: Mail): Promise<Result<void, 'undelivered'>>;
}
