import { nextClaim, whichTabPlays } from '../../../../src/domain/playback/state/which-tab-plays';

const claim = (order: number, tab: string) => ({ order, tab });

describe('which tab plays', () => {
  it.each([
    ['a silent tab stays silent', null, claim(5, 'b'), 'nothing'],
    ['an earlier claim gives way', claim(4, 'a'), claim(5, 'b'), 'yield'],
    ['a later one insists', claim(6, 'a'), claim(5, 'b'), 'insist'],
    ['at the same moment the higher name plays', claim(5, 'a'), claim(5, 'b'), 'yield'],
    ['and the lower one hears of it', claim(5, 'b'), claim(5, 'a'), 'insist'],
    ['an echo of itself is nothing', claim(5, 'a'), claim(9, 'a'), 'nothing'],
  ])('%s', (_, mine, heard, decision) => {
    expect(whichTabPlays(mine, heard)).toBe(decision);
  });

  it.each([
    ['above those before it', 1_000, 0, 1_000],
    ['above one of the same moment', 1_000, 1_000, 1_001],
    ['above the others, although the clock was put back a day', 1_000, 86_401_000, 86_401_001],
  ])('a new claim is %s', (_, now, latestHeard, order) => {
    expect(nextClaim('a', now, latestHeard)).toEqual({ tab: 'a', order });
  });
});
