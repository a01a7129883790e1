import { HmacMediaGrants } from '../../../server/infrastructure/crypto/hmac-media-grants';

const KEY = { songId: 'aB3', revision: '4c5d' };
const GRANT = { sessionId: 's-1', expiresAt: new Date('2026-06-01T18:00:00Z') };

describe('media grants', () => {
  const grants = new HmacMediaGrants(Buffer.alloc(32, 1));
  const text = grants.make(KEY, GRANT);

  it('are read back as they were made', () => {
    expect(grants.read(text, KEY)).toEqual(GRANT);
  });

  it('fit into one part of a path, and contain day, expiry and session', () => {
    expect(text).toMatch(/^20605\.1780336800\.s-1\.[\w-]{43}$/);
  });

  it('drop the fraction of a second', () => {
    const fraction = { ...GRANT, expiresAt: new Date(GRANT.expiresAt.getTime() + 999) };
    expect(grants.make(KEY, fraction)).toBe(text);
  });

  it.each([
    ['another song', { ...KEY, songId: 'aB4' }],
    ['another state of the song', { ...KEY, revision: '4c5e' }],
    ['a song whose name begins alike', { songId: 'aB', revision: '34c5d' }],
  ])('do not open the media of %s', (_, key) => {
    expect(grants.read(text, key)).toBeNull();
  });

  it('of another server are invalid', () => {
    expect(new HmacMediaGrants(Buffer.alloc(32, 2)).read(text, KEY)).toBeNull();
  });

  const [day = '', seconds = '', session = '', mac = ''] = text.split('.');
  it.each([
    ['a later expiry', [day, String(Number(seconds) + 1), session, mac]],
    ['the key of another day', [String(Number(day) + 1), seconds, session, mac]],
    ['another session', [day, seconds, 's-2', mac]],
    ['a changed signature', [day, seconds, session, `${mac.slice(0, -2)}AA`]],
    ['a short signature', [day, seconds, session, mac.slice(1)]],
    ['a long signature', [day, seconds, session, `${mac}A`]],
    ['no signature', [day, seconds, session]],
    ['something before it', ['', day, seconds, session, mac]],
    ['an expiry that is no number', [day, '1e9', session, mac]],
    ['a way out of the folder', ['..', day, seconds, session]],
    ['nothing', []],
  ])('with %s are invalid', (_, parts) => {
    expect(grants.read(parts.join('.'), KEY)).toBeNull();
  });
});
