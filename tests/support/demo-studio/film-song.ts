import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import { filmLookOf } from '../../../demo-studio/film/film-look-of';
import { filmOf } from '../../../demo-studio/film/film-of';
import { FILM_HEIGHT, FILM_WIDTH, type Film } from '../../../demo-studio/film/film';
import { lyricsOf } from '../../../demo-studio/lyrics/lyrics-of';
import { syllableCounts } from '../../../demo-studio/lyrics/syllable-counts';
import { composeSong } from '../../../demo-studio/music/compose-song';
import type { Score } from '../../../demo-studio/music/score';

/** A song of the demo, composed as for its film. */
export function filmSong(slug: string): { readonly score: Score; readonly film: () => Film } {
  const song = DEMO_CATALOGUE.albums.flatMap(({ songs }) => songs).find((other) => other.slug === slug);
  if (song === undefined) throw new Error(`no song ${slug}`);
  const lyrics = lyricsOf(slug);
  const score = composeSong({ ...song.brief, ...(lyrics !== null && { words: syllableCounts(lyrics) }) });
  return { score, film: () => filmOf(score, filmLookOf(slug, song.brief.seed), song.brief.seed) };
}

const COLUMNS = 8;
const ROWS = 6;

/** The mean brightness of 48 parts of a picture, 16 to 235, from every eighth pixel. */
export function brightnessOf(picture: Uint8Array): readonly number[] {
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  const width = FILM_WIDTH / COLUMNS;
  const height = FILM_HEIGHT / ROWS;
  for (let y = 0; y < FILM_HEIGHT; y += 8) {
    for (let x = 0; x < FILM_WIDTH; x += 8) {
      const part = Math.floor(y / height) * COLUMNS + Math.floor(x / width);
      sums[part] = (sums[part] as number) + (picture[y * FILM_WIDTH + x] as number);
    }
  }
  return sums.map((sum) => sum / ((width * height) / 64));
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean difference of all bytes of two pictures. */
export function differenceOf(first: Uint8Array, second: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < first.length; at += 1) sum += Math.abs((first[at] as number) - (second[at] as number));
  return sum / first.length;
}
