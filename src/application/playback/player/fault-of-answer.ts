import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { isPassing } from '../../../domain/shared/passing-failure';

/**
 * The player's fault for a song whose details could not be loaded: a passing failure is a network fault, any other means that the
 * song is unavailable.
 */
export function faultOfAnswer(failure: GatewayFailure): PlaybackFault {
  return isPassing(failure) || failure.kind === 'cancelled' ? 'network' : 'not-found';
}
