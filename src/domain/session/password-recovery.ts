import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';
import { awaitCode, codeRefused, type RequestedCode } from './mailed-code';
import { FIRST_STEP, type RecoveryStep } from './recovery-step';

/** A first or a further code is on its way: only the newest is valid. */
export const codeSent = (email: string, code: RequestedCode, now: Milliseconds): RecoveryStep => ({
  kind: 'code',
  email,
  code: awaitCode(code, now),
});

/** What a refused code changes. */
export const recoveryCodeRefused = (step: RecoveryStep, failure: GatewayFailure): RecoveryStep =>
  step.kind === 'code' ? { ...step, code: codeRefused(step.code, failure) } : step;

/** A refused ticket has expired or was used: the recovery starts again. After a refused password another may be chosen. */
export const ticketRefused = (step: RecoveryStep, failure: GatewayFailure): RecoveryStep =>
  failure.kind === 'otp-expired' || failure.kind === 'unauthenticated' || failure.kind === 'not-found'
    ? FIRST_STEP
    : step;
