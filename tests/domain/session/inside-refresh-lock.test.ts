import {
  HALF_PAIR_WAIT,
  insideRefreshLock,
  isHalfAPair,
  LOCK_WAIT,
} from '../../../src/domain/session/inside-refresh-lock';

const mine = { accessToken: 'a1', refreshToken: 'r1' };
const newer = { accessToken: 'a2', refreshToken: 'r2' };
const gone = { accessToken: null, refreshToken: null };
const successor = { from: 'r1', ...newer };

describe('insideRefreshLock', () => {
  it.each([
    ['nothing has changed: the refresh is called', mine, null, { kind: 'call', refreshToken: 'r1' }],
    ['another tab wrote my successor down', mine, successor, { kind: 'adopt', tokens: newer }],
    ['the record is older than my token', mine, { ...mine, from: 'r0' }, { kind: 'call', refreshToken: 'r1' }],
    ['a newer pair is stored already', newer, null, { kind: 'adopt', tokens: newer }],
    ['a newer pair with its record', newer, successor, { kind: 'adopt', tokens: newer }],
    [
      'a newer refresh token without its access token is called with',
      { ...newer, accessToken: null },
      null,
      { kind: 'call', refreshToken: 'r2' },
    ],
    [
      'a newer refresh token whose access token is still on its way is called with',
      { ...newer, accessToken: 'a1' },
      null,
      { kind: 'call', refreshToken: 'r2' },
    ],
    [
      'my refresh token has a newer access token',
      { ...mine, accessToken: 'a2' },
      null,
      { kind: 'adopt', tokens: { ...mine, accessToken: 'a2' } },
    ],
    ['another tab signed out', gone, null, { kind: 'signed-out' }],
    ['a sign-out is not undone by a record', gone, successor, { kind: 'signed-out' }],
  ] as const)('%s', (_, stored, record, decision) => {
    expect(insideRefreshLock(mine, stored, record)).toEqual(decision);
  });

  it('is waited for 15 s', () => {
    expect(LOCK_WAIT).toBe(15_000);
  });
});

describe('isHalfAPair', () => {
  it.each([
    ['the access token is still on its way', { accessToken: 'a1', refreshToken: 'r2' }, successor, true],
    ['the pair is whole', newer, successor, false],
    ['another pair is stored', mine, successor, false],
    ['nothing is written down', mine, null, false],
  ])('%s', (_, stored, record, isHalf) => {
    expect(isHalfAPair(stored, record)).toBe(isHalf);
  });

  it('is waited for for a moment', () => {
    expect(HALF_PAIR_WAIT).toBe(100);
  });
});
