import { errorPageOf } from '../../../src/domain/shared/error-page-of';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';

describe('the error page of a failure', () => {
  it.each<[GatewayFailure, string | null]>([
    [{ kind: 'not-found' }, 'notFound'],
    [{ kind: 'forbidden' }, 'forbidden'],
    [{ kind: 'server-error' }, 'server'],
    [{ kind: 'unsupported' }, 'unsupported'],
    [{ kind: 'unavailable' }, null],
    [{ kind: 'offline' }, null],
    [{ kind: 'timeout' }, null],
    [{ kind: 'rate-limited', retryAfter: 30 }, null],
    [{ kind: 'refused', code: 418, message: 'Không.' }, null],
  ])('for %j is %s', (failure, page) => {
    expect(errorPageOf(failure)).toBe(page);
  });
});
