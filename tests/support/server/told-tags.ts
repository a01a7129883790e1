import type { TagReading } from '../../../server/domain/import/tags/gather-tags';

/** What the tags of a file tell, without the fields that they do not have. */
export function told({ tags }: TagReading): Readonly<Record<string, unknown>> {
  const { isCompilation, lyrics, ...others } = tags;
  const fields = { ...others, lyrics: lyrics.map(({ text }) => text), isCompilation: isCompilation || undefined };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && String(value) !== ''));
}

/** The same without the text of all artists, which depends on two fields. */
export function toldAlone(reading: TagReading): Readonly<Record<string, unknown>> {
  const hidden = new Set(['displayArtist', 'displayAlbumArtist']);
  return Object.fromEntries(Object.entries(told(reading)).filter(([name]) => !hidden.has(name)));
}

/** The value that a test writes for a kind of field, and what it is read as. */
const VALUES: Readonly<Record<string, readonly [text: string, told: unknown]>> = {
  title: ['v', 'v'],
  comment: ['v', 'v'],
  album: ['v', 'v'],
  recordingId: ['v', 'v'],
  releaseId: ['v', 'v'],
  artists: ['v', ['v']],
  albumArtists: ['v', ['v']],
  genres: ['v', ['v']],
  composers: ['v', ['v']],
  lyricists: ['v', ['v']],
  arrangers: ['v', ['v']],
  lyrics: ['v', ['v']],
  track: ['7', 7],
  disc: ['7', 7],
  year: ['2004', 2_004],
  isCompilation: ['1', true],
};
/** The text that a test writes into a field of this kind. */
export const textOf = (kind: string): string => VALUES[kind]?.[0] ?? '';
/** What is told when only this field is there. */
export const expected = (kind: string) => ({ [kind]: VALUES[kind]?.[1] });

/** The names of Vorbis comments, which Matroska uses too, with the kind of their field. */
export const VORBIS = [
  ['TITLE', 'title'],
  ['ARTIST', 'artists'],
  ['ARTISTS', 'artists'],
  ['ALBUM', 'album'],
  ['GENRE', 'genres'],
  ['ALBUMARTIST', 'albumArtists'],
  ['ALBUM ARTIST', 'albumArtists'],
  ['ALBUM_ARTIST', 'albumArtists'],
  ['ALBUMARTISTS', 'albumArtists'],
  ['TRACKNUMBER', 'track'],
  ['TRACK', 'track'],
  ['DISCNUMBER', 'disc'],
  ['DISC', 'disc'],
  ['DATE', 'year'],
  ['YEAR', 'year'],
  ['COMPOSER', 'composers'],
  ['LYRICIST', 'lyricists'],
  ['WRITER', 'lyricists'],
  ['ARRANGER', 'arrangers'],
  ['COMMENT', 'comment'],
  ['DESCRIPTION', 'comment'],
  ['COMPILATION', 'isCompilation'],
  ['LYRICS', 'lyrics'],
  ['UNSYNCEDLYRICS', 'lyrics'],
  ['SYNCEDLYRICS', 'lyrics'],
  ['MUSICBRAINZ_TRACKID', 'recordingId'],
  ['MUSICBRAINZ_ALBUMID', 'releaseId'],
] as const;
