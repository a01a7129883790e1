import type { PlaybackFault } from '../../domain/playback/playback-engine.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { WordKey } from './words';

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
  unavailable: 'failure.unavailable',
  malformed: 'failure.malformed',
  cancelled: 'failure.cancelled',
} as const satisfies Record<GatewayFailure['kind'], WordKey>;

/** Words for everything that may silence a song. */
export const FAULT_WORDS = {
  network: 'fault.network',
  decode: 'fault.decode',
  unsupported: 'fault.unsupported',
  'not-found': 'fault.not-found',
  expired: 'fault.expired',
  blocked: 'fault.blocked',
} as const satisfies Record<PlaybackFault, WordKey>;
