import type { SongTags } from '../catalogue/song-tags';
import { cleanText } from '../import/clean-text';

const LONGEST = 200;

const clean = (text: string): string => cleanText(text, LONGEST);

/** Ignores case, as the comparison of artists does. */
const keyOf = (name: string): string => name.toLowerCase();

/**
 * Returns tags as typed by an admin, cleaned like the tags of files, each artist once; null if a required name is empty after
 * cleaning.
 */
export function cleanTags({ title, artists, album, year, genre, track }: SongTags): SongTags | null {
  const byKey = new Map([...artists].reverse().map((name) => [keyOf(clean(name)), clean(name)]));
  const [first, ...others] = [...byKey.values()].reverse().filter((name) => name !== '');
  const cleanAlbum = album && { title: clean(album.title), artist: clean(album.artist) };
  const names = [clean(title), ...(cleanAlbum === null ? [] : [cleanAlbum.title, cleanAlbum.artist])];
  if (first === undefined || names.includes('')) return null;
  const cleanGenre = genre === null || clean(genre) === '' ? null : clean(genre);
  return { title: clean(title), artists: [first, ...others], album: cleanAlbum, year, genre: cleanGenre, track };
}
