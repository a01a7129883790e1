import {
  HALF_PAIR_WAIT,
  insideRefreshLock,
  isHalfAPair,
  LOCK_WAIT,
} from '../../../src/domain/session/inside-refresh-lock';

const stored = { accessToken: 'a1', refreshToken: 'r1' };
const mine = { ...stored, pairedWith: 'r1' };
const newer = { accessToken: 'a2', refreshToken: 'r2' };
const gone = { accessToken: null, refreshToken: null };
const successor = { from: 'r1', ...newer };

describe('insideRefreshLock', () => {
  it.each([
    ['nothing has changed: the refresh is called', stored, null, { kind: 'call', refreshToken: 'r1' }],
    ['another tab wrote my successor down', stored, successor, { kind: 'adopt', tokens: newer }],
    ['the record is older than my token', stored, { ...stored, from: 'r0' }, { kind: 'call', refreshToken: 'r1' }],
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
      { ...stored, accessToken: 'a2' },
      null,
      { kind: 'adopt', tokens: { ...stored, accessToken: 'a2' } },
    ],
    ['another tab signed out', gone, null, { kind: 'signed-out' }],
    ['a sign-out is not undone by a record', gone, successor, { kind: 'signed-out' }],
  ] as const)('%s', (_, inStore, record, decision) => {
    expect(insideRefreshLock(mine, inStore, record)).toEqual(decision);
  });

  it('waits at most 15 s for the lock', () => {
    expect(LOCK_WAIT).toBe(15_000);
  });
});

describe('isHalfAPair', () => {
  const half = { accessToken: 'a1', refreshToken: 'r2' };
  const looked = { ...half, pairedWith: 'r1' };
  const neverLooked = { ...half, pairedWith: null };

  it.each([
    ['the access token is still on its way', neverLooked, half, successor, true],
    ['the refresh token stands beside an access token that came with another one', looked, half, null, true],
    ['the same beside an older record', looked, half, { ...stored, from: 'r0' }, true],
    ['the tab never saw this access token before', neverLooked, half, null, false],
    ['the pair is whole', looked, newer, successor, false],
    ['a newer pair is whole, of which nothing is written down', looked, newer, null, false],
    ['another pair is stored', mine, stored, successor, false],
    ['nothing has changed', mine, stored, null, false],
    ['another tab signed out', mine, gone, null, false],
    ['another tab is signing out', mine, { ...stored, refreshToken: null }, null, false],
  ] as const)('%s', (_, held, inStore, record, isHalf) => {
    expect(isHalfAPair(held, inStore, record)).toBe(isHalf);
  });

  it('waits 1 s for the other half of the pair', () => {
    expect(HALF_PAIR_WAIT).toBe(1_000);
  });
});
