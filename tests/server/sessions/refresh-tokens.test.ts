import { HmacRefreshTokens } from '../../../server/infrastructure/crypto/hmac-refresh-tokens';

const KEY = Buffer.alloc(32, 7);
const tokens = new HmacRefreshTokens(KEY);

describe('refresh tokens derived under the server\u2019s key', () => {
  const token = tokens.make('session1', 'salt', 3);

  it('are the same whenever they are made again', () => {
    expect(new HmacRefreshTokens(Buffer.from(KEY)).make('session1', 'salt', 3)).toBe(token);
  });

  it('contain 256 bits that only the server’s key can produce', () => {
    expect(token).toMatch(/^session1\.3\.[\w-]{43}$/);
  });

  it('contain their session and generation, and are verified with the salt', () => {
    expect(tokens.read(token)).toEqual({ sessionId: 'session1', generation: 3 });
    expect(tokens.isGenuine(token, 'salt')).toBe(true);
  });

  it.each([
    ['another session', token.replace('session1', 'session2'), 'salt'],
    ['another generation', token.replace('.3.', '.4.'), 'salt'],
    ['another spelling of the generation', token.replace('.3.', '.03.'), 'salt'],
    ['another salt', token, 'pepper'],
    ['another key', new HmacRefreshTokens(Buffer.alloc(32, 8)).make('session1', 'salt', 3), 'salt'],
    ['nothing', '', 'salt'],
    ['a form of its own', 'a.b.c', 'salt'],
  ])('are not genuine with %s', (_what, given, salt) => {
    expect(tokens.isGenuine(given, salt)).toBe(false);
  });

  it.each([
    '',
    'a',
    'a.b.c',
    `${token}x`,
    token.slice(0, -1),
    `x.${token}`,
    `${token}\n`,
    token.replace('.3.', '.-3.'),
  ])('cannot be read from %p', (given) => {
    expect(tokens.read(given)).toBeNull();
  });
});
