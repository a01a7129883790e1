import type { Result } from '../../domain/shared/result';

/** A plain-text mail. Its words may hold a code: they are never logged. */
export interface Mail {
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** It is composed like any other and then goes nowhere, so that the time of this work does not tell who gets mail. */
  readonly isDummy?: boolean;
}

/** Takes mail to whoever brings it further. */
export interface Mailer {
  /**
   * Resolves once the mail is handed over; `undelivered` where nobody takes it (it is then lost, and logged without its words). A
   * dummy counts as handed over.
   */
  send(mail: Mail): Promise<Result<void, 'undelivered'>>;
}
