import { chooseSong, usedStretch, type SongCandidate } from '../../../../server/domain/import/choose-song';

const song = (songId: string, title: string, ...artists: readonly string[]): SongCandidate => ({
  songId,
  title,
  artists,
  durationMs: 200_000,
});
const RAIN = song('b', 'Mưa', 'Hạ Vy', 'Lan Chi');
const RAIN_OF_OTHERS = song('a', 'MUA', 'Mộc Lam');
const RAIN_AGAIN = song('c', 'mưa', 'Ha Vy');
const SUN = song('d', 'Nắng', 'Hạ Vy');

describe('the song that a clip uses', () => {
  it.each([
    ['has the title and the artist that the clip names', ['Mưa'], 'Hạ Vy', [RAIN_OF_OTHERS, RAIN, SUN], RAIN],
    ['is found ignoring case and accents', ['MUA'], 'ha vy', [SUN, RAIN], RAIN],
    ['may have the artist as a guest', ['Mưa'], 'Lan Chi', [RAIN], RAIN],
    ['is the first by id of several', ['Mưa'], 'Hạ Vy', [RAIN_AGAIN, RAIN], RAIN],
    ['is the first by id whatever their order', ['Mưa'], 'Hạ Vy', [RAIN, RAIN_AGAIN], RAIN],
    ['has the likeliest title for which there is a song', ['Gió', 'Nắng', 'Mưa'], 'Hạ Vy', [RAIN, SUN], SUN],
    ['is unknown where no song has the title', ['Gió'], 'Hạ Vy', [RAIN, SUN], undefined],
    ['is unknown where the song is by another artist', ['Mưa'], 'Thuỳ Dạ', [RAIN], undefined],
    [
      'has a less likely title where the likelier one is by another artist',
      ['Mưa', 'Nắng'],
      'Hạ Vy',
      [RAIN_OF_OTHERS, SUN],
      SUN,
    ],
    ['is the only one of its title where the clip names no artist', ['Mưa'], null, [RAIN, SUN], RAIN],
    [
      'is unknown where the clip names no artist and two songs have its title',
      ['Mưa'],
      null,
      [RAIN, RAIN_OF_OTHERS],
      undefined,
    ],
    [
      'has a less likely title where the likelier one is not unique',
      ['Mưa', 'Nắng'],
      null,
      [RAIN, RAIN_OF_OTHERS, SUN],
      SUN,
    ],
    ['is unknown where the clip names no title', [], 'Hạ Vy', [RAIN], undefined],
  ])('%s', (_, titles, artist, candidates, chosen) => {
    expect(chooseSong({ titles, artist, stretch: null }, candidates)).toBe(chosen);
  });
});

describe('the part of its song that a clip uses', () => {
  const used = (durationMs: number, stretch: { fromMs: number; toMs: number } | null, songMs = 100_000) =>
    usedStretch({ durationMs, wish: { stretch } }, { durationMs: songMs });

  it.each([
    [
      { fromMs: 10_000, toMs: 20_000 },
      { fromMs: 10_000, toMs: 20_000 },
    ],
    [
      { fromMs: 90_000, toMs: 100_000 },
      { fromMs: 90_000, toMs: 100_000 },
    ],
    [
      { fromMs: 90_000, toMs: 110_000 },
      { fromMs: 90_000, toMs: 100_000 },
    ],
    [
      { fromMs: 99_999, toMs: 110_000 },
      { fromMs: 99_999, toMs: 100_000 },
    ],
    [{ fromMs: 100_000, toMs: 110_000 }, null],
    [{ fromMs: 100_001, toMs: 110_000 }, null],
  ])('is the stated part %j within the song: %j', (stretch, part) => {
    expect(used(10_000, stretch)).toEqual(part);
  });

  const WHOLE = { fromMs: 0, toMs: 100_000 };

  it.each([
    [89_999, null],
    [90_000, WHOLE],
    [100_000, WHOLE],
    [105_000, WHOLE],
    [105_001, null],
  ])('is the whole song of 100 s where the clip lasts about as long: %i ms', (durationMs, part) => {
    expect(used(durationMs, null)).toEqual(part);
  });
});
