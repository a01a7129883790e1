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

/** What the file says, with the edits in its place. */
export const withTagEdits = <T extends SongTags>(told: T, edits: TagEdits): T => ({ ...told, ...edits });

export const hasTagEdits = (edits: TagEdits): boolean => Object.keys(edits).length > 0;
