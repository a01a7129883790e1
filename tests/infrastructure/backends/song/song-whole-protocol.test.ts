import { SONG_WHOLE_PROTOCOL } from '../../../../src/infrastructure/backends/song/song-whole-protocol';

const said = (code: number, message = 'Kho nhạc đang khoá sổ.') =>
  SONG_WHOLE_PROTOCOL.classify({ status: 200, body: { code, message, data: null }, retryAfter: null });

describe('SONG_WHOLE_PROTOCOL', () => {
  it.each([200, 400, 403, 404, 409, 411, 429, 500, 777])('returns the code %i with its message', (code) => {
    expect(said(code)).toEqual({ ok: true, value: { code, message: 'Kho nhạc đang khoá sổ.' } });
  });

  it.each([401, 413])('treats the code %i as a failure of the session', (code) => {
    expect(said(code)).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
  });

  it('returns a success without a message', () => {
    expect(said(200, '')).toEqual({ ok: true, value: { code: 200, message: '' } });
  });

  it('reports a refusal without a message as a failure', () => {
    expect(said(500, '')).toEqual({ ok: false, error: { kind: 'server-error' } });
  });

  it('classifies a body without an envelope by its HTTP status', () => {
    expect(SONG_WHOLE_PROTOCOL.classify({ status: 502, body: '<html>', retryAfter: null })).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});
