import { mayRenew, NO_RENEWALS, withRenewal } from '../../../../src/domain/playback/watchdog/renewals';

describe('asking again for refused addresses', () => {
  const thrice = new Map([['a', [0, 0, 0]]]);

  it.each([
    ['a song that was never renewed', NO_RENEWALS, 'a', 0, true],
    ['another song', thrice, 'b', 0, true],
    ['twice', new Map([['a', [0, 0]]]), 'a', 0, true],
    ['three times', thrice, 'a', 0, false],
    ['three times, just under 30 s ago', thrice, 'a', 29_999, false],
    ['three times, 30 s ago', thrice, 'a', 30_000, true],
    ['three times, with the clock set back by less than 30 s', thrice, 'a', -29_999, false],
    ['three times, with the clock set back by 30 s', thrice, 'a', -30_000, true],
    ['three times, of which one is long ago', new Map([['a', [0, 20_000, 25_000]]]), 'a', 31_000, true],
  ])('is judged after %s', (_, renewals, song, now, expected) => {
    expect(mayRenew(renewals, song, now)).toBe(expected);
  });

  it('is recorded with its time', () => {
    expect(withRenewal(NO_RENEWALS, 'a', 5)).toEqual(new Map([['a', [5]]]));
    expect(withRenewal(new Map([['a', [5]]]), 'a', 9)).toEqual(new Map([['a', [5, 9]]]));
  });

  it('forgets renewals of 30 s ago and songs without any later one', () => {
    const before = new Map([
      ['a', [0, 20_000]],
      ['b', [500]],
      ['c', [1_000, 1_001, 30_000]],
      ['d', [1_001]],
    ]);
    expect([...withRenewal(before, 'a', 31_000)]).toEqual([
      ['c', [1_001, 30_000]],
      ['d', [1_001]],
      ['a', [20_000, 31_000]],
    ]);
  });
});
