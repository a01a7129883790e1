import type { GatewayFailure } from '../../domain/shared/gateway-failure';

const FAILURES: Readonly<Record<string, GatewayFailure>> = {
  'network-request-failed': { kind: 'offline' },
  'too-many-requests': { kind: 'rate-limited', retryAfter: 60 },
  'resource-exhausted': { kind: 'rate-limited', retryAfter: 60 },
  'invalid-custom-token': { kind: 'forbidden' },
  'custom-token-mismatch': { kind: 'forbidden' },
  'invalid-credential': { kind: 'forbidden' },
  'user-disabled': { kind: 'forbidden' },
  'permission-denied': { kind: 'forbidden' },
  unauthenticated: { kind: 'unauthenticated' },
  'user-token-expired': { kind: 'unauthenticated' },
  'deadline-exceeded': { kind: 'timeout' },
  timeout: { kind: 'timeout' },
  cancelled: { kind: 'cancelled' },
  'not-found': { kind: 'not-found' },
  aborted: { kind: 'conflict' },
  'already-exists': { kind: 'conflict' },
  'failed-precondition': { kind: 'conflict' },
};

/** Sign-in writes `auth/some-fault`, Firestore `some-fault`, the Realtime Database `SOME_FAULT`. */
const faultOf = (code: string): string =>
  code
    .replace(/^\w+\//, '')
    .toLowerCase()
    .replaceAll('_', '-');

/**
 * Maps a Firebase error to the failure type of all ports. An unknown error is `unavailable`, because the only remedy is to try
 * later.
 */
export function firebaseFailure(error: unknown): GatewayFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[faultOf(code)] ?? { kind: 'unavailable' };
}
