/** A song's title, artists, album, genre, year and track number. */
export interface SongTags {
  readonly title: string;
  readonly artists: readonly string[];
  readonly album: { readonly title: string; readonly artist: string } | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly track: number | null;
}

/** The same tags as texts in the fields of a form. */
export type TagTexts = Readonly<
  Record<'title' | 'artists' | 'album' | 'albumArtist' | 'year' | 'genre' | 'track', string>
>;

const SEPARATOR = ';';

export const toTagTexts = ({ title, artists, album, year, genre, track }: SongTags): TagTexts => ({
  title,
  artists: artists.join(`${SEPARATOR} `),
  album: album?.title ?? '',
  albumArtist: album?.artist ?? '',
  year: year === null ? '' : String(year),
  genre: genre ?? '',
  track: track === null ? '' : String(track),
});

/** A whole number from 1 to 9999; null if the text is not one. */
function numberOf(text: string): number | null {
  const trimmed = text.trim();
  return /^[1-9]\d{0,3}$/.test(trimmed) ? Number(trimmed) : null;
}

const namesOf = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Whether the text of a number field is a valid number or empty. */
export const isTagNumber = (text: string): boolean => text.trim() === '' || numberOf(text) !== null;

/**
 * Artists are separated by semicolons. An album without an artist gets the song's first artist; an album without a title is no
 * album.
 */
export function fromTagTexts(texts: TagTexts): SongTags {
  const artists = namesOf(texts.artists);
  const albumTitle = texts.album.trim();
  const albumArtist = texts.albumArtist.trim();
  const artist = albumArtist === '' ? (artists[0] ?? '') : albumArtist;
  const genre = texts.genre.trim();
  return {
    title: texts.title.trim(),
    artists,
    album: albumTitle === '' ? null : { title: albumTitle, artist },
    year: numberOf(texts.year),
    genre: genre === '' ? null : genre,
    track: numberOf(texts.track),
  };
}
