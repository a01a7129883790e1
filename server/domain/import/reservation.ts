import type { RefusedFile } from './refusal';
import type { TagField } from './tags/tag-set';

/** What could not be read of a file that was imported otherwise. A closed list: presentation has words for each. */
export const RESERVATIONS = [
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

export type Reservation = (typeof RESERVATIONS)[number];

/** A file that was read with reservations; `path` is relative to the media folder. */
export interface ReservedFile {
  readonly path: string;
  readonly reservations: readonly Reservation[];
  /**
   * The video that belongs to the song and cannot be used, from a file beside the song or from its own file. Null if there is
   * none.
   */
  readonly video: RefusedFile | null;
}

const OF_FIELD: Readonly<Record<TagField, Reservation>> = {
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
export const reservationsOf = (unread: readonly TagField[]): readonly Reservation[] =>
  unread.map((field) => OF_FIELD[field]);

/** Each once, in the order of `RESERVATIONS`. */
export const inOrder = (reservations: readonly Reservation[]): readonly Reservation[] =>
  RESERVATIONS.filter((reservation) => reservations.includes(reservation));

/** Reads stored words; unknown words from another version are ignored. */
export const readReservations = (words: readonly string[]): readonly Reservation[] =>
  RESERVATIONS.filter((reservation) => words.includes(reservation));
