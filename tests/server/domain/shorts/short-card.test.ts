import { shownStretch } from '../../../../server/domain/shorts/short-card';

describe('the seconds of a song that the card of a clip shows', () => {
  it.each([
    ['those that are known', { fromMs: 96_000, toMs: 158_000 }, 62_000, 245_000, { fromMs: 96_000, toMs: 158_000 }],
    ['as many from the beginning where none are', null, 20_000, 245_000, { fromMs: 0, toMs: 20_000 }],
    ['none past the end', { fromMs: 230_000, toMs: 260_000 }, 30_000, 245_000, { fromMs: 230_000, toMs: 245_000 }],
    [
      'the end, of a song that became shorter',
      { fromMs: 90_000, toMs: 99_000 },
      9_000,
      60_000,
      { fromMs: 60_000, toMs: 60_000 },
    ],
  ])('are %s', (_which, stretch, clipMs, songMs, expected) => {
    expect(shownStretch(stretch, clipMs, songMs)).toEqual(expected);
  });
});
