import type { SongTags } from '../catalogue/song-tags';
import { cleanText } from '../import/clean-text';

const LONGEST = 200;

const clean = (text: string): string => cleanText(text, LONGEST);

/** Case apart, as artists are told apart. */
const keyOf = (name: string): string => name.toLowerCase();

/** Tags as they were typed, cleaned like what files say, each artist once; null where nothing is left of what has to have a name. */
export function cleanTags({ title, artists, album, year, genre, track }: SongTags): SongTags | null {
  const byKey = new Map([...artists].reverse().map((name) => [keyOf(clean(name)), clean(name)]));
  const [first, ...others] = [...byKey.values()].reverse().filter((name) => name !== '');
  const cleanAlbum = album && { title: clean(album.title), artist: clean(album.artist) };
  const names = [clean(title), first ?? '', ...(cleanAlbum === null ? [] : [cleanAlbum.title, cleanAlbum.artist])];
  if (first === undefined || names.includes('')) return null;
  const cleanGenre = genre === null || clean(genre) === '' ? null : clean(genre);
  return { title: clean(title), artists: [first, ...others], album: cleanAlbum, year, genre: cleanGenre, track };
}
