import type { RefusedFile } from './refusal';
import type { TagField } from './tags/tag-set';

/** What could not be read of a file that was imported otherwise. A closed list: presentation has words for each. */
export const IMPORT_WARNINGS = [
  'title',
  'artist',
  'album',
  'number',
  'date',
  'genre',
  'credits',
  'comment',
  'lyrics',
  'picture',
  'captions',
  'identifiers',
  'length',
  'sound',
] as const;

export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

/** A file that was read with reservations; `path` is relative to the media folder. */
export interface FileWithWarnings {
  readonly path: string;
  readonly reservations: readonly ImportWarning[];
  /**
   * The video that belongs to the song and cannot be used, from a file beside the song or from its own file. Null if there is
   * none.
   */
  readonly video: RefusedFile | null;
}

const OF_FIELD: Readonly<Record<TagField, ImportWarning>> = {
  title: 'title',
  artist: 'artist',
  artists: 'artist',
  albumArtist: 'album',
  albumArtists: 'album',
  album: 'album',
  compilation: 'album',
  track: 'number',
  disc: 'number',
  date: 'date',
  genre: 'genre',
  composer: 'credits',
  lyricist: 'credits',
  writer: 'credits',
  arranger: 'credits',
  comment: 'comment',
  description: 'comment',
  lyrics: 'lyrics',
  timedLyrics: 'lyrics',
  picture: 'picture',
  recordingId: 'identifiers',
  releaseId: 'identifiers',
};

/** The reservations for tags whose fields could not be read. */
export const importWarningsOf = (unread: readonly TagField[]): readonly ImportWarning[] =>
  unread.map((field) => OF_FIELD[field]);

/** Each once, in the order of `RESERVATIONS`. */
export const inOrder = (reservations: readonly ImportWarning[]): readonly ImportWarning[] =>
  IMPORT_WARNINGS.filter((reservation) => reservations.includes(reservation));

/** Reads stored words; unknown words from another version are ignored. */
export const readImportWarnings = (words: readonly string[]): readonly ImportWarning[] =>
  IMPORT_WARNINGS.filter((reservation) => words.includes(reservation));
