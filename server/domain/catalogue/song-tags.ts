/** A song's title, artists, album and track number. */
export interface SongTags {
  readonly title: string;
  /** At least one; the first is the song's main artist. */
  readonly artists: readonly [string, ...string[]];
  readonly album: { readonly title: string; readonly artist: string } | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly track: number | null;
}

/** The names in a song's file: also its artists as one text, and the artists of its album besides the first. */
export interface CreditedTags extends SongTags {
  /** Null if that is the names separated by commas. */
  readonly displayArtist: string | null;
  readonly otherAlbumArtists: readonly string[];
  readonly displayAlbumArtist: string | null;
}

/** The tags that an admin changed; an omitted field is as in the file. */
export type TagEdits = Partial<SongTags>;

const FIELDS = ['title', 'artists', 'album', 'year', 'genre', 'track'] as const satisfies readonly (keyof SongTags)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const albumOf = ({ album }: SongTags): SongTags['album'] => album && { title: album.title, artist: album.artist };

/** The edits that turn the file's tags into `wished`: only the fields that differ, so all other fields follow the file. */
export function tagEditsOf(fileTags: SongTags, wished: SongTags): TagEdits {
  const before = { ...fileTags, album: albumOf(fileTags) };
  const after = { ...wished, album: albumOf(wished) };
  const changed = FIELDS.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Spellings of one artist differ only in case. */
const nameKey = (name = ''): string => name.normalize('NFC').toLowerCase();

/** The file's tags with the edits applied: if an edit names other artists, the file's text for its artists is dropped. */
export function withTagEdits<T extends CreditedTags>(fileTags: T, edits: TagEdits): T {
  const maker = edits.album === undefined ? fileTags.album?.artist : edits.album?.artist;
  return {
    ...fileTags,
    ...edits,
    ...(edits.artists !== undefined && { displayArtist: null }),
    ...(maker !== fileTags.album?.artist && { displayAlbumArtist: null }),
    ...(nameKey(maker) !== nameKey(fileTags.album?.artist) && { otherAlbumArtists: [] }),
  };
}

export const hasTagEdits = (edits: TagEdits): boolean => Object.keys(edits).length > 0;
