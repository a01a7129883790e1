import { CODE_LIMITS } from '../../domain/codes/code-limits';

/** Codes and tickets as they are kept: keyed, and bound to what they belong to. */
export type KeyedHash = (text: string) => string;

/** What somebody is told who asked for a code: the same whoever they are. */
export interface RequestedCode {
  /** Not to be guessed: whoever knows it may try codes. */
  readonly requestId: string;
  /** Until then a code can be typed: the mailed one, or the long code of an earlier mail. */
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** Whether a mail goes out for it; else the address has had as many as go there. */
  readonly isMailed: boolean;
}

const SECOND_MS = 1_000;
export const CODE_SECONDS = CODE_LIMITS.lifeMs / SECOND_MS;
export const CODE_MINUTES = CODE_SECONDS / 60;
export const RESEND_AFTER_SECONDS = CODE_LIMITS.resendAfterMs / SECOND_MS;
