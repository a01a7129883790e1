import type { Code } from '../../../contract/codes';
import { CODES } from '../../../contract/codes';
import type { FieldFault } from './field-fault';
import type { SuccessKind } from './success-messages';

/** Every reason for which a call is refused. */
export type Problem =
  | { readonly kind: 'invalid'; readonly faults: Readonly<Record<string, FieldFault>> }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'expired-token' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** Locked by an admin: it never expires. */
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'code-over' }
  | { readonly kind: 'sign-up-closed' }
  | { readonly kind: 'email-taken' }
  /** An admin would lock themselves out. */
  | { readonly kind: 'oneself' }
  /** No admin would be left. */
  | { readonly kind: 'last-admin' }
  | { readonly kind: 'forbidden' }
  /** `ids`: those of several that do not exist. */
  | { readonly kind: 'not-found'; readonly ids?: readonly string[] }
  | { readonly kind: 'no-media-folder' }
  | { readonly kind: 'import-running' }
  | { readonly kind: 'absent-changed' }
  /** Devices should meet at Firebase, but the server has no service account. */
  | { readonly kind: 'no-firebase' }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  /** With seconds where waiting helps. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'server-error' };

/** JSON that is already in its envelope, for responses that many callers request. */
export interface Encoded {
  readonly kind: 'encoded';
  readonly json: Buffer;
  readonly brotli: Buffer;
}

/** The result of a successful call. */
export interface Given<T> {
  readonly kind: 'ok';
  readonly data: T;
  readonly success?: SuccessKind;
  /** The cookie for the caller's browser, as a header value. */
  readonly cookie?: string;
  /** The response grants access to its holder, so it is never stored. */
  readonly isSecret?: boolean;
}

export type Answer<T> = Given<T> | Encoded | Problem;

export const answer = <T>(data: T): Given<T> => ({ kind: 'ok', data });

/** A response with a message of its own about what was done, for the listener to read. */
export const done = <T>(data: T, success: SuccessKind): Answer<T> => ({ kind: 'ok', data, success });

export const NOT_FOUND: Problem = { kind: 'not-found' };
export const FORBIDDEN: Problem = { kind: 'forbidden' };
export const UNAUTHORIZED: Problem = { kind: 'unauthorized' };
/** Too many callers wait for something slow; a little later there is room. */
export const BUSY: Problem = { kind: 'too-many-requests', retryAfterSeconds: 2 };

/** One field is at fault. */
export const faultAt = (field: string, fault: FieldFault): Problem => ({ kind: 'invalid', faults: { [field]: fault } });
/** Something that every response needs is away for a moment: a restart of the database takes about as long. */
export const DATABASE_UNAVAILABLE: Problem = { kind: 'unavailable', retryAfterSeconds: 2 };

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
