import { PALETTES, type PaletteName } from '../art/palette';
import { seededRandom } from '../music/compose/seeded-random';
import type { Score } from '../music/score';
import { FILM_HEIGHT, FILM_WIDTH } from './film';
import type { FilmLook } from './looks';
import { toneOf } from './paint/tone';
import type { FilmTones, Stage } from './scene';
import { songSignals } from './signals/song-signals';

/** The values with which the scenes of this song's film are set up. */
export function stageFor(score: Score, { palette, accent }: Pick<FilmLook, 'palette' | 'accent'>, seed: number): Stage {
  const random = (purpose: string) => seededRandom(seed, `film ${purpose}`);
  const tones = tonesOf(palette);
  const size = { width: FILM_WIDTH, height: FILM_HEIGHT };
  return { ...size, tones, accent: tonesOf(accent ?? palette), signals: songSignals(score), random };
}

function tonesOf(palette: PaletteName): FilmTones {
  const [ink, deep, mid, warm, light] = PALETTES[palette];
  return { ink: toneOf(ink), deep: toneOf(deep), mid: toneOf(mid), warm: toneOf(warm), light: toneOf(light) };
}
