import { isCountedPlay } from '../../../../server/domain/plays/is-counted-play';

describe('whether a play is counted', () => {
  it.each([
    ['29.999 s of four minutes', 29_999, 240_000, false],
    ['30 s of four minutes', 30_000, 240_000, true],
    ['half of a song of 40 s', 20_000, 40_000, true],
    ['just under half of a song of 40 s', 19_999, 40_000, false],
    ['exactly half of a minute', 30_000, 60_000, true],
    ['nothing of a long song', 0, 240_000, false],
    ['more than the whole song', 300_000, 240_000, true],
  ])('%s', (_what, playedMs, durationMs, counts) => {
    expect(isCountedPlay(playedMs, durationMs)).toBe(counts);
  });
});
