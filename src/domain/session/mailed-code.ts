import { tidyLongCode } from '../../../contract/kernel/long-code';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';

/** The number of digits of a code (security.md §3). */
export const CODE_LENGTH = 6;

/** A code that may be on its way by mail. */
export interface RequestedCode {
  readonly requestId: string;
  /** How long the code is valid, and how soon another may be requested, from now. */
  readonly life: Milliseconds;
  readonly resendAfter: Milliseconds;
  /** False: the address has reached its limit of mails, and the long code of the newest mail is valid. */
  readonly isMailed: boolean;
}

/** A code that the user has to type. */
export interface AwaitedCode {
  readonly requestId: string;
  readonly isMailed: boolean;
  /** Moments since the epoch. */
  readonly expiresAt: Milliseconds;
  readonly resendableAt: Milliseconds;
  /** The server reported it. */
  readonly isExpired: boolean;
}

/** The code as in the mail: six digits, or the long code, however it was typed. */
export const codeAsMailed = (typed: string): string => (typed.length === CODE_LENGTH ? typed : tidyLongCode(typed));

export const awaitCode = (code: RequestedCode, now: Milliseconds): AwaitedCode => ({
  requestId: code.requestId,
  isMailed: code.isMailed,
  expiresAt: now + code.life,
  resendableAt: now + code.resendAfter,
  isExpired: false,
});

/** The code after the server refused it: an expired one (422) must be replaced, after any other failure it may be typed again. */
export const codeRefused = (code: AwaitedCode, failure: GatewayFailure): AwaitedCode =>
  failure.kind === 'otp-expired' ? { ...code, isExpired: true } : code;

/** Milliseconds for which the code still counts; 0 when it has expired. */
export const codeTimeLeft = (code: AwaitedCode | null, now: Milliseconds): Milliseconds =>
  code === null || code.isExpired ? 0 : Math.max(0, code.expiresAt - now);

/** Milliseconds until another code may be asked for; 0 when it may. */
export const resendTimeLeft = (code: AwaitedCode | null, now: Milliseconds): Milliseconds =>
  code === null ? 0 : Math.max(0, code.resendableAt - now);
