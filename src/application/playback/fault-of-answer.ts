import type { PlaybackFault } from '../../domain/playback/playback-engine.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

const PASSING: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'rate-limited',
  'cancelled',
]);

/** What a song whose details did not come means to the player: what may pass is the network's, the rest is not to be had. */
export function faultOfAnswer({ kind }: GatewayFailure): PlaybackFault {
  return PASSING.has(kind) ? 'network' : 'not-found';
}
