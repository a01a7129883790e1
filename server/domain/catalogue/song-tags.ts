/** What a song is called, by whom, and where it stands. */
export interface SongTags {
  readonly title: string;
  /** At least one; the first is the song's own. */
  readonly artists: readonly [string, ...string[]];
  readonly album: { readonly title: string; readonly artist: string } | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly track: number | null;
}

/** What a file says of a song's names: how its artists are written in one text, and who made its album besides the first. */
export interface CreditedTags extends SongTags {
  /** Null where it is their names with commas between. */
  readonly displayArtist: string | null;
  readonly otherAlbumArtists: readonly string[];
  readonly displayAlbumArtist: string | null;
}

/** What an admin calls otherwise than the file does; what is left out is as the file says. */
export type TagEdits = Partial<SongTags>;

const FIELDS = ['title', 'artists', 'album', 'year', 'genre', 'track'] as const satisfies readonly (keyof SongTags)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const albumOf = ({ album }: SongTags): SongTags['album'] => album && { title: album.title, artist: album.artist };

/** The edits that make `wished` of what the file says: only the fields in which they differ, so that all others follow the file. */
export function tagEditsOf(told: SongTags, wished: SongTags): TagEdits {
  const [before, after] = [
    { ...told, album: albumOf(told) },
    { ...wished, album: albumOf(wished) },
  ];
  const changed = FIELDS.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Names of one artist differ in case alone. */
const nameKey = (name = ''): string => name.normalize('NFC').toLowerCase();

/** What the file says, with the edits in its place: how it writes artists goes where an edit names others. */
export function withTagEdits<T extends CreditedTags>(told: T, edits: TagEdits): T {
  const maker = edits.album === undefined ? told.album?.artist : edits.album?.artist;
  return {
    ...told,
    ...edits,
    ...(edits.artists !== undefined && { displayArtist: null }),
    ...(maker !== told.album?.artist && { displayAlbumArtist: null }),
    ...(nameKey(maker) !== nameKey(told.album?.artist) && { otherAlbumArtists: [] }),
  };
}

export const hasTagEdits = (edits: TagEdits): boolean => Object.keys(edits).length > 0;
