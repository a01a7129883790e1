import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { isPassing } from '../../../src/domain/shared/passing-failure';

describe('a failure', () => {
  it.each<GatewayFailure>([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'server-error' },
    { kind: 'unavailable' },
    { kind: 'not-loaded' },
    { kind: 'rate-limited', retryAfter: 5 },
  ])('of the kind $kind is temporary', (failure) => {
    expect(isPassing(failure)).toBe(true);
  });

  it.each<GatewayFailure>([
    { kind: 'unauthenticated' },
    { kind: 'forbidden' },
    { kind: 'not-found' },
    { kind: 'conflict' },
    { kind: 'invalid', fields: {} },
    { kind: 'refused', code: 1, message: '' },
    { kind: 'malformed' },
    { kind: 'cancelled' },
  ])('of the kind $kind is not temporary', (failure) => {
    expect(isPassing(failure)).toBe(false);
  });
});
