import { tidyLongCode } from '../../../contract/kernel/long-code';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';

/** A code has so many digits (security.md §3). */
export const CODE_LENGTH = 6;

/** A code that may be on its way by mail. */
export interface RequestedCode {
  readonly requestId: string;
  /** How long it can be used, and how soon another may be asked for, from now. */
  readonly life: Milliseconds;
  readonly resendAfter: Milliseconds;
  /** False: the address has had as many mails as go there, and the long code of the newest one counts. */
  readonly isMailed: boolean;
}

/** A code that somebody is to type. */
export interface AwaitedCode {
  readonly requestId: string;
  readonly isMailed: boolean;
  /** Moments since the epoch. */
  readonly expiresAt: Milliseconds;
  readonly resendableAt: Milliseconds;
  /** The server said so. */
  readonly isExpired: boolean;
}

/** As it stands in the mail: six digits, or the long code, however it was typed. */
export const codeAsMailed = (typed: string): string => (typed.length === CODE_LENGTH ? typed : tidyLongCode(typed));

export const awaitCode = (code: RequestedCode, now: Milliseconds): AwaitedCode => ({
  requestId: code.requestId,
  isMailed: code.isMailed,
  expiresAt: now + code.life,
  resendableAt: now + code.resendAfter,
  isExpired: false,
});

/** What a refused code changes: after a time-out (422) only a new one helps, anything else may be typed again. */
export const codeRefused = (code: AwaitedCode, failure: GatewayFailure): AwaitedCode =>
  failure.kind === 'otp-expired' ? { ...code, isExpired: true } : code;

/** Milliseconds for which the code still counts; 0 when it has expired. */
export const codeTimeLeft = (code: AwaitedCode | null, now: Milliseconds): Milliseconds =>
  code === null || code.isExpired ? 0 : Math.max(0, code.expiresAt - now);

/** Milliseconds until another code may be asked for; 0 when it may. */
export const resendTimeLeft = (code: AwaitedCode | null, now: Milliseconds): Milliseconds =>
  code === null ? 0 : Math.max(0, code.resendableAt - now);
