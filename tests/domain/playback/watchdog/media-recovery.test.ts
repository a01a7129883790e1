import * as fc from 'fast-check';
import { NO_RECOVERIES, spendRecovery, type Recoveries } from '../../../../src/domain/playback/watchdog/media-recovery';

const DAY = 86_400_000;

/** Of all moments at which a recovery was wanted, those at which it was allowed. */
function allowed(wanted: readonly { readonly song: string; readonly at: number }[]) {
  let recoveries: Recoveries = NO_RECOVERIES;
  return wanted.filter(({ song, at }) => {
    const spent = spendRecovery(recoveries, song, at);
    recoveries = spent ?? recoveries;
    return spent !== null;
  });
}

const times = (song: string, ...at: readonly number[]) => at.map((each) => ({ song, at: each }));

describe('spendRecovery', () => {
  it.each([
    ['allows one', times('a', 0), 1],
    ['allows none within 5 s', times('a', 0, 4_999), 1],
    ['allows the next after 5 s', times('a', 0, 5_000), 2],
    ['allows three for a song', times('a', 0, 5_000, 10_000, 15_000), 3],
    ['counts anew for another song', [...times('a', 0, 5_000, 10_000), ...times('b', 15_000)], 4],
    ['but not at once', [...times('a', 0), ...times('b', 1_000)], 1],
    ['allows one after the clock was set back by a day', times('a', DAY, 0), 2],
  ])('%s', (_, wanted, count) => {
    expect(allowed(wanted)).toHaveLength(count);
  });

  it('never allows more than one recovery in 5 s and three in total for the same song', () => {
    const anyTimes = fc
      .array(fc.nat(6_000), { maxLength: 30 })
      .map((gaps) => gaps.map((_, place) => gaps.slice(0, place + 1).reduce((sum, gap) => sum + gap, 0)));
    fc.assert(
      fc.property(anyTimes, (at) => {
        const spent = allowed(times('a', ...at));
        const gaps = spent.slice(1).map((each, place) => each.at - (spent[place]?.at ?? 0));
        expect(spent.length).toBeLessThanOrEqual(3);
        expect(Math.min(...gaps, 5_000)).toBe(5_000);
      }),
    );
  });
});
