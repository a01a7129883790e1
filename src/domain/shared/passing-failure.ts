import type { GatewayFailure } from './gateway-failure';

const PASSING: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'server-error',
  'unavailable',
  'rate-limited',
]);

/** Whether the same request may succeed later, so that what failed is kept and sent again; a bug of the server may be mended too. */
export const isPassing = (failure: GatewayFailure): boolean => PASSING.has(failure.kind);
