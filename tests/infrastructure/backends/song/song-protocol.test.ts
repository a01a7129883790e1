import { SONG_PROTOCOL } from '../../../../src/infrastructure/backends/song/song-protocol';

const answer = (status: number, body: unknown, retryAfter: number | null = null) =>
  SONG_PROTOCOL.classify({ status, body, retryAfter });

const verdict = (status: number, code: number | null) =>
  SONG_PROTOCOL.tokenVerdict({ status, body: code === null ? '' : { code, message: '' }, retryAfter: null });

describe('SONG_PROTOCOL', () => {
  it.each([
    [200, 200, 'nothing'],
    [401, 401, 'unauthorized'],
    [200, 401, 'unauthorized'],
    [401, null, 'unauthorized'],
    [401, 413, 'expired'],
    [200, 413, 'expired'],
    [413, null, 'nothing'],
    [413, 400, 'nothing'],
    [403, 403, 'nothing'],
    [401, 404, 'nothing'],
    [500, 500, 'nothing'],
  ] as const)('reads from HTTP %i with body code %s about the token: %s', (status, code, found) => {
    expect(verdict(status, code)).toBe(found);
  });

  it('returns the data of a success', () => {
    expect(answer(200, { code: 200, message: '', data: { a: 1 } })).toEqual({ ok: true, value: { a: 1 } });
  });

  it.each([
    [
      400,
      { code: 400, message: '', data: { errors: { q: 'too long' } } },
      { kind: 'invalid', fields: { q: 'too long' } },
    ],
    [400, { code: 400, message: '' }, { kind: 'invalid', fields: {} }],
    [401, { code: 401, message: '' }, { kind: 'unauthenticated' }],
    [401, { code: 413, message: '' }, { kind: 'unauthenticated' }],
    [403, { code: 403, message: '' }, { kind: 'forbidden' }],
    [404, { code: 404, message: '' }, { kind: 'not-found' }],
    [409, { code: 409, message: '' }, { kind: 'conflict' }],
    [423, { code: 411, message: '', data: { retry_after: 60 } }, { kind: 'locked', retryAfter: 60 }],
    [422, { code: 422, message: '' }, { kind: 'otp-expired' }],
    [500, { code: 500, message: '' }, { kind: 'server-error' }],
    [503, { code: 500, message: '' }, { kind: 'unavailable' }],
    [200, { code: 777, message: 'Không được' }, { kind: 'refused', code: 777, message: 'Không được' }],
  ])('reads HTTP %i with body %j', (status, body, failure) => {
    expect(answer(status, body)).toEqual({ ok: false, error: failure });
  });

  it('takes the retry delay from the header when the body has none', () => {
    expect(answer(429, { code: 429, message: '' }, 7)).toEqual({
      ok: false,
      error: { kind: 'rate-limited', retryAfter: 7 },
    });
  });

  it.each([
    [413, 'Payload Too Large', { kind: 'malformed' }],
    [500, '<html>', { kind: 'server-error' }],
    [502, '<html>', { kind: 'unavailable' }],
    [503, null, { kind: 'unavailable' }],
    [401, '', { kind: 'unauthenticated' }],
    [403, null, { kind: 'forbidden' }],
    [404, null, { kind: 'not-found' }],
    [429, null, { kind: 'rate-limited', retryAfter: 30 }],
    [200, 'hello', { kind: 'malformed' }],
  ])('decides by HTTP status %i only when there is no envelope', (status, body, failure) => {
    expect(answer(status, body)).toEqual({ ok: false, error: failure });
  });
});
