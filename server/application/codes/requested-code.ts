import { CODE_LIMITS } from '../../domain/codes/code-limits';

/** Codes and tickets are stored as keyed hashes; the hash of a six-digit code also contains the id of its request. */
export type KeyedHash = (text: string) => string;

/** The answer to a request for a code: the same for every requester. */
export interface RequestedCode {
  /** Cannot be guessed, because anybody who has this id may try codes. */
  readonly requestId: string;
  /** How long a code can be entered: the mailed one, or the long code of an earlier mail. */
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** Whether a mail is sent for this request; false if the address has reached its limit of mails. */
  readonly isMailed: boolean;
}

const SECOND_MS = 1_000;
export const CODE_SECONDS = CODE_LIMITS.lifeMs / SECOND_MS;
export const CODE_MINUTES = CODE_SECONDS / 60;
export const RESEND_AFTER_SECONDS = CODE_LIMITS.resendAfterMs / SECOND_MS;
