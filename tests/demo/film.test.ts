import { FRAMES_PER_SECOND, type Film } from '../../demo-studio/film/film';
import { filmLookOf } from '../../demo-studio/film/film-look-of';
import { filmOf } from '../../demo-studio/film/film-of';
import { LOOK_NAMES } from '../../demo-studio/film/look-name';
import { aScore } from '../support/builders/a-score';
import { brightnessOf, differenceOf, filmSong, meanOf } from '../support/demo-studio/film-song';

const SONGS = [
  'ngu-quen-tren-song',
  'neon-rice-fields',
  'eleven-lanterns',
  'tam-gio-toi-o-da-lat',
  'low-tide-radio',
  'den-vang-hem-nho',
  'ao-mua-mau-xanh',
  'gio-ghe-hien-nha',
];
const LIMIT_MS = 60_000;

const frameAt = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND);
const picture = (film: Film, seconds: number): Uint8Array => film.draw(frameAt(seconds)).slice();
const partsOf = (film: Film, seconds: number, count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, at) => brightnessOf(film.draw(frameAt(seconds) + at)));

/** Number of changes of direction that are larger than a tenth of the full brightness range: two of them are a flash. */
function turnsOf(values: readonly number[]): number {
  let turns = 0;
  let [extreme = 0] = values;
  let rising: boolean | undefined;
  for (const value of values) {
    const isFurther = rising === undefined || value > extreme === rising;
    const isTurn = Math.abs(value - extreme) >= 21.9;
    extreme = isFurther || isTurn ? value : extreme;
    turns += Number(isTurn && !isFurther);
    rising = isTurn || rising === undefined ? value > extreme || !(rising ?? false) : rising;
  }
  return turns;
}

describe('the looks of the demo', () => {
  it('differ for all songs, and every look is used', () => {
    expect(new Set(SONGS.map((slug) => filmLookOf(slug, 0)))).toEqual(new Set(LOOK_NAMES));
  });

  it.each([0, 7, -3, 1_234_567])('include one, chosen by the seed, for a song without its own look: %d', (seed) => {
    expect(LOOK_NAMES).toContain(filmLookOf('somebody-elses-song', seed));
  });
});

describe.each(SONGS)('the film of %s', (slug) => {
  const { score, film } = filmSong(slug);
  const beginnings = score.sections.slice(1).map(({ start }) => start * score.beatSeconds);

  it('is as long as the song, to the frame', () => {
    expect(Math.abs(film().frameCount / FRAMES_PER_SECOND - score.seconds)).toBeLessThanOrEqual(
      0.5 / FRAMES_PER_SECOND,
    );
  });

  it(
    'draws the same pictures in any order',
    () => {
      const first = film();
      const second = film();
      const times = [beginnings[0] ?? 0, 3, score.seconds / 2];
      const forwards = times.map((seconds) => picture(first, seconds));
      const backwards = times.toReversed().map((seconds) => picture(second, seconds));
      expect(backwards.toReversed().map((bytes, at) => differenceOf(bytes, forwards[at] as Uint8Array))).toEqual([
        0, 0, 0,
      ]);
    },
    LIMIT_MS,
  );

  it(
    'is never black or blinding, and stays in the brightness range that players expect',
    () => {
      const drawn = film();
      const times = score.sections.map(({ start, beats }) => (start + beats * 0.4) * score.beatSeconds);
      const means = [0, ...times, score.seconds - 0.1].map((seconds) =>
        meanOf(brightnessOf(drawn.draw(frameAt(seconds)))),
      );
      expect(Math.min(...means)).toBeGreaterThan(35);
      expect(Math.max(...means)).toBeLessThan(200);
      const luma = picture(drawn, score.seconds / 2).subarray(0, 1280 * 720);
      expect(luma.reduce((low, value) => Math.min(low, value), 255)).toBeGreaterThanOrEqual(15);
      expect(luma.reduce((high, value) => Math.max(high, value), 0)).toBeLessThanOrEqual(236);
    },
    LIMIT_MS,
  );

  it(
    'shows a different picture in each kind of section',
    () => {
      const drawn = film();
      const [verse, chorus, bridge] = (['verse', 'chorus', 'bridge'] as const).map((kind) => {
        const section = score.sections.find((other) => other.kind === kind) ?? score.sections[0];
        return picture(drawn, ((section?.start ?? 0) + 6) * score.beatSeconds);
      }) as [Uint8Array, Uint8Array, Uint8Array];
      expect(differenceOf(verse, chorus)).toBeGreaterThan(5);
      expect(differenceOf(chorus, bridge)).toBeGreaterThan(5);
      expect(differenceOf(verse, bridge)).toBeGreaterThan(1);
    },
    LIMIT_MS,
  );

  it(
    'moves: every second differs from the one before it',
    () => {
      const drawn = film();
      const from = beginnings[0] ?? 0;
      const steps = [2, 3, 4, 5].map((second) =>
        differenceOf(picture(drawn, from + second), picture(drawn, from + second + 1)),
      );
      expect(Math.min(...steps)).toBeGreaterThan(0.15);
    },
    LIMIT_MS,
  );

  it(
    'does not flash: brightness changes little from frame to frame, and does not alternate',
    () => {
      const drawn = film();
      const chorus = score.sections.find(({ kind }) => kind === 'chorus')?.start ?? 0;
      const parts = partsOf(drawn, chorus * score.beatSeconds - 0.6, 50);
      const means = parts.map(meanOf);
      const steps = means.slice(1).map((mean, at) => Math.abs(mean - (means[at] as number)));
      expect(Math.max(...steps)).toBeLessThan(5);
      const turns = (parts[0] ?? []).map((_, part) => turnsOf(parts.map((values) => values[part] as number)));
      expect(Math.max(...turns)).toBeLessThanOrEqual(3);
    },
    LIMIT_MS,
  );
});

describe('the motion of a film', () => {
  const kinds = ['intro', 'verse', 'chorus', 'bridge', 'outro'] as const;
  const silent = aScore(kinds, { phrases: [] });

  it.each(LOOK_NAMES)(
    'follows the song: in the look %s a note shows in the picture while it sounds',
    (look) => {
      const note = { start: 40, beats: 2, pitch: 60, velocity: 1 };
      const sung = { ...silent, phrases: [{ section: 1, start: 40, beats: 8, notes: [note] }] };
      const without = filmOf(silent, look, 5);
      const withNote = filmOf(sung, look, 5);
      const differences = [19.8, 20.4].map((seconds) =>
        differenceOf(picture(without, seconds), picture(withNote, seconds)),
      );
      expect(differences[0]).toBe(0);
      expect(differences[1]).toBeGreaterThan(0.002);
    },
    LIMIT_MS,
  );

  it(
    'depends on the seed too',
    () => {
      const [first, second] = [1, 2].map((seed) => picture(filmOf(silent, 'sea', seed), 20)) as [
        Uint8Array,
        Uint8Array,
      ];
      expect(differenceOf(first, second)).toBeGreaterThan(0.2);
    },
    LIMIT_MS,
  );
});
