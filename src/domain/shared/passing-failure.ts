import type { GatewayFailure } from './gateway-failure';

const PASSING: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'server-error',
  'unavailable',
  'not-loaded',
  'rate-limited',
]);

/**
 * Whether the same request may succeed later, so that it is stored and sent again; this includes a server bug, which may be
 * fixed.
 */
export const isPassing = (failure: GatewayFailure): boolean => PASSING.has(failure.kind);
