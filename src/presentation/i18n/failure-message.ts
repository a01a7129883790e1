import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { MessageKey } from './messages';

/** Words for every kind of failure: a new kind without words does not compile. */
export const FAILURE_WORDS = {
  offline: 'failure.offline',
  timeout: 'failure.timeout',
  unauthenticated: 'failure.unauthenticated',
  forbidden: 'failure.forbidden',
  'not-found': 'failure.not-found',
  conflict: 'failure.conflict',
  invalid: 'failure.invalid',
  locked: 'failure.locked',
  'otp-expired': 'failure.otp-expired',
  'rate-limited': 'failure.rate-limited',
  refused: 'failure.refused',
  'server-error': 'error.server.text',
  unavailable: 'failure.unavailable',
  malformed: 'failure.malformed',
  cancelled: 'failure.cancelled',
} as const satisfies Record<GatewayFailure['kind'], MessageKey>;
