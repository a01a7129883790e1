import type { Code } from '../../../contract/codes';
import { CODES } from '../../../contract/codes';
import type { FieldFault } from './field-fault';
import type { SuccessKind } from './success-messages';

/** Every way in which a call is refused. */
export type Problem =
  | { readonly kind: 'invalid'; readonly faults: Readonly<Record<string, FieldFault>> }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'expired-token' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** By an admin: no time opens it. */
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'code-over' }
  | { readonly kind: 'sign-up-closed' }
  | { readonly kind: 'email-taken' }
  /** An admin would lock themselves out. */
  | { readonly kind: 'oneself' }
  /** There would be nobody left to administer. */
  | { readonly kind: 'last-admin' }
  | { readonly kind: 'forbidden' }
  /** `ids`: which of several are not there. */
  | { readonly kind: 'not-found'; readonly ids?: readonly string[] }
  | { readonly kind: 'no-media-folder' }
  | { readonly kind: 'import-running' }
  | { readonly kind: 'absent-changed' }
  /** Devices are to meet at Firebase, and nobody gave the server a service account. */
  | { readonly kind: 'no-firebase' }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  /** With seconds where waiting helps. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'server-error' };

/** JSON that was already put into its envelope, for answers that many ask for. */
export interface Encoded {
  readonly kind: 'encoded';
  readonly json: Buffer;
  readonly brotli: Buffer;
}

/** What a call has led to. */
export interface Given<T> {
  readonly kind: 'ok';
  readonly data: T;
  readonly said?: SuccessKind;
  /** What the caller's browser is to keep, as the header says it. */
  readonly cookie?: string;
  /** It opens something for whoever holds it, and is kept nowhere. */
  readonly isSecret?: boolean;
}

export type Answer<T> = Given<T> | Encoded | Problem;

export const answer = <T>(data: T): Given<T> => ({ kind: 'ok', data });

/** An answer that says what was done in words of its own, for the listener to read. */
export const done = <T>(data: T, said: SuccessKind): Answer<T> => ({ kind: 'ok', data, said });

export const NOT_FOUND: Problem = { kind: 'not-found' };
export const FORBIDDEN: Problem = { kind: 'forbidden' };
export const UNAUTHORIZED: Problem = { kind: 'unauthorized' };
/** More wait for something slow than may: a little later there is room. */
export const BUSY: Problem = { kind: 'too-many-requests', retryAfterSeconds: 2 };

/** One field is at fault. */
export const faultAt = (field: string, fault: FieldFault): Problem => ({ kind: 'invalid', faults: { [field]: fault } });
/** What every answer stands on is away for a moment: a restart of the database takes about as long. */
export const AWAY: Problem = { kind: 'unavailable', retryAfterSeconds: 2 };

const PROBLEM_CODES: Readonly<Record<Problem['kind'], Code>> = {
  invalid: CODES.invalid,
  unauthorized: CODES.unauthorized,
  'expired-token': CODES.expiredToken,
  'wrong-credentials': CODES.unauthorized,
  locked: CODES.locked,
  'account-locked': CODES.locked,
  'code-over': CODES.otpTimeout,
  'sign-up-closed': CODES.forbidden,
  'email-taken': CODES.conflict,
  oneself: CODES.conflict,
  'last-admin': CODES.conflict,
  forbidden: CODES.forbidden,
  'not-found': CODES.notFound,
  'no-media-folder': CODES.conflict,
  'import-running': CODES.conflict,
  'absent-changed': CODES.conflict,
  'no-firebase': CODES.notFound,
  'too-many-requests': CODES.tooManyRequests,
  unavailable: CODES.serverError,
  'server-error': CODES.serverError,
};

/** The body code of a problem (decisions.md §1). */
export const codeOf = (problem: Problem): Code => PROBLEM_CODES[problem.kind];
