import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';
import type { RequestedCode } from './password-recovery.port';

/** A code has so many digits (security.md §3). */
export const CODE_LENGTH = 6;

/** How far somebody is who forgot their password. */
export type RecoveryStep =
  | { readonly kind: 'address' }
  | {
      readonly kind: 'code';
      readonly email: string;
      readonly requestId: string;
      /** Moments since the epoch. */
      readonly expiresAt: Milliseconds;
      readonly resendableAt: Milliseconds;
      /** The server said so. */
      readonly isExpired: boolean;
    }
  | { readonly kind: 'password'; readonly email: string; readonly ticket: string }
  | { readonly kind: 'done' };

export const FIRST_STEP: RecoveryStep = { kind: 'address' };

/** A code is on its way, or another one: only the newest counts. */
export const codeSent = (email: string, code: RequestedCode, now: Milliseconds): RecoveryStep => ({
  kind: 'code',
  email,
  requestId: code.requestId,
  expiresAt: now + code.life,
  resendableAt: now + code.resendAfter,
  isExpired: false,
});

/** What a refused code changes: after a time-out (422) only a new one helps, anything else may be typed again. */
export const codeRefused = (step: RecoveryStep, failure: GatewayFailure): RecoveryStep =>
  step.kind === 'code' && failure.kind === 'otp-expired' ? { ...step, isExpired: true } : step;

/** A refused ticket has timed out or was used: the recovery begins again. A refused password may be chosen anew. */
export const ticketRefused = (step: RecoveryStep, failure: GatewayFailure): RecoveryStep =>
  failure.kind === 'otp-expired' || failure.kind === 'unauthenticated' || failure.kind === 'not-found'
    ? FIRST_STEP
    : step;

/** Milliseconds for which the code still counts; 0 when it has expired. */
export const codeTimeLeft = (step: RecoveryStep, now: Milliseconds): Milliseconds =>
  step.kind !== 'code' || step.isExpired ? 0 : Math.max(0, step.expiresAt - now);

/** Milliseconds until another code may be asked for; 0 when it may. */
export const resendTimeLeft = (step: RecoveryStep, now: Milliseconds): Milliseconds =>
  step.kind === 'code' ? Math.max(0, step.resendableAt - now) : 0;
