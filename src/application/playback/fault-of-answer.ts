import type { PlaybackFault } from '../../domain/playback/playback-engine.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { isPassing } from '../../domain/shared/passing-failure';

/** What a song whose details did not come means to the player: what may pass is the network's, the rest is not to be had. */
export function faultOfAnswer(failure: GatewayFailure): PlaybackFault {
  return isPassing(failure) || failure.kind === 'cancelled' ? 'network' : 'not-found';
}
