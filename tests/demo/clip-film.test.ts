import { PALETTES } from '../../demo-studio/art/palette';
import { bestStretch } from '../../demo-studio/clips/best-stretch';
import { clipFilm } from '../../demo-studio/clips/clip-film';
import { PAINTED_HEIGHT, PAINTED_WIDTH } from '../../demo-studio/clips/clip-frame';
import { CLIP_SLUGS, clipOf, type DemoClip } from '../../demo-studio/clips/demo-clips';
import { FRAMES_PER_SECOND, type Film } from '../../demo-studio/film/film';
import { differenceOf, filmSong, meanOf } from '../support/demo-studio/film-song';

const LIMIT_MS = 60_000;
const SEED = 7;
const AREA = PAINTED_WIDTH * PAINTED_HEIGHT;

const clip = (slug: string): DemoClip => clipOf(slug) as DemoClip;
const filmOfClip = (slug: string, seed = SEED): { readonly film: Film; readonly seconds: number } => {
  const { score } = filmSong(slug);
  const stretch = bestStretch(score);
  return { film: clipFilm(score, stretch, clip(slug).look, seed), seconds: stretch.to - stretch.from };
};
const picture = (film: Film, frame: number): Uint8Array => film.draw(frame).slice();
const brightnessOf = (bytes: Uint8Array): number =>
  meanOf(Array.from({ length: AREA / 64 }, (_, at) => bytes[at * 64] as number));

describe('the clips of the demo', () => {
  it('are at least twelve, and no two begin with the same scene in the same colours', () => {
    const looks = CLIP_SLUGS.map((slug) => clip(slug).look);
    expect(looks.length).toBeGreaterThanOrEqual(12);
    const beginnings = looks.map(({ takes: [first], palette }) => `${first.scene.name} ${palette}`);
    expect(new Set(beginnings).size).toBe(looks.length);
    expect(new Set(looks.map(({ takes: [first] }) => first.scene)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(CLIP_SLUGS)('%s has a caption with hashtags, an existing palette, and a camera inside the scene', (slug) => {
    const { caption, look } = clip(slug);
    expect(caption).toMatch(/ #[\p{L}\d]+/u);
    expect(PALETTES).toHaveProperty(look.palette);
    const cameras = look.takes.flatMap(({ camera }) => camera);
    expect(cameras.filter((middle) => middle < 200 || middle > 1080)).toEqual([]);
  });

  it('do not exist for a song outside the demo', () => {
    expect(clipOf('somebody-elses-song')).toBeUndefined();
  });
});

describe.each(CLIP_SLUGS)('the clip of %s', (slug) => {
  it('is upright, and as long as its stretch of the song, to the frame', () => {
    const { film, seconds } = filmOfClip(slug);
    expect(film.draw(0)).toHaveLength((AREA * 3) / 2);
    expect(Math.abs(film.frameCount / FRAMES_PER_SECOND - seconds)).toBeLessThanOrEqual(0.5 / FRAMES_PER_SECOND);
  });

  it(
    'draws the same frames in any order, is never black or blinding, and moves',
    () => {
      const first = filmOfClip(slug).film;
      const second = filmOfClip(slug).film;
      const frames = [0, 100, first.frameCount - 1];
      const forwards = frames.map((frame) => picture(first, frame));
      const backwards = frames.toReversed().map((frame) => picture(second, frame));
      const differences = backwards.toReversed().map((bytes, at) => differenceOf(bytes, forwards[at] as Uint8Array));
      expect(differences).toEqual([0, 0, 0]);
      expect(Math.min(...forwards.map(brightnessOf))).toBeGreaterThan(30);
      expect(Math.max(...forwards.map(brightnessOf))).toBeLessThan(205);
      expect(differenceOf(forwards[0] as Uint8Array, forwards[1] as Uint8Array)).toBeGreaterThan(0.15);
    },
    LIMIT_MS,
  );
});

it(
  'clips differ from each other from their first picture on',
  () => {
    const firsts = CLIP_SLUGS.map((slug) => picture(filmOfClip(slug).film, 12));
    const nearest = firsts.map((one, at) =>
      Math.min(...firsts.filter((_, other) => other !== at).map((other) => differenceOf(one, other))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(4);
  },
  2 * LIMIT_MS,
);
