import { SONG_WHOLE_ENVELOPE } from '../../../../src/infrastructure/backends/song/song-whole-envelope';

const said = (code: number, message = 'Kho nhạc đang khoá sổ.') =>
  SONG_WHOLE_ENVELOPE.classify({ status: 200, body: { code, message, data: null }, retryAfter: null });

describe('SONG_WHOLE_ENVELOPE', () => {
  it.each([200, 400, 403, 404, 409, 411, 429, 500, 777])('answers the code %i with its message', (code) => {
    expect(said(code)).toEqual({ ok: true, value: { code, message: 'Kho nhạc đang khoá sổ.' } });
  });

  it.each([401, 413])('takes %i for a matter of the session', (code) => {
    expect(said(code)).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
  });

  it('answers a success that says nothing', () => {
    expect(said(200, '')).toEqual({ ok: true, value: { code: 200, message: '' } });
  });

  it('has words of its own for a refusal that says nothing', () => {
    expect(said(500, '')).toEqual({ ok: false, error: { kind: 'server-error' } });
  });

  it('takes what is no envelope for what its status says', () => {
    expect(SONG_WHOLE_ENVELOPE.classify({ status: 502, body: '<html>', retryAfter: null })).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});
