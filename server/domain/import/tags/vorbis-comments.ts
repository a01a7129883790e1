import { readFlacPicture } from './flac-picture';
import type { TagSetBuilder, TextField } from './tag-set';
import { decodeUtf8, latin1 } from './tag-text';

const MOST_COMMENTS = 10_000;

/** The field names in Vorbis comments and in the tags of Matroska. */
export const VORBIS_FIELDS: Readonly<Record<string, TextField>> = {
  TITLE: 'title',
  ARTIST: 'artist',
  ARTISTS: 'artists',
  ALBUM: 'album',
  GENRE: 'genre',
  ALBUMARTIST: 'albumArtist',
  'ALBUM ARTIST': 'albumArtist',
  ALBUM_ARTIST: 'albumArtist',
  ALBUMARTISTS: 'albumArtists',
  TRACKNUMBER: 'track',
  TRACK: 'track',
  DISCNUMBER: 'disc',
  DISC: 'disc',
  DATE: 'date',
  YEAR: 'date',
  COMPOSER: 'composer',
  LYRICIST: 'lyricist',
  WRITER: 'writer',
  ARRANGER: 'arranger',
  COMMENT: 'comment',
  DESCRIPTION: 'description',
  COMPILATION: 'compilation',
  LYRICS: 'lyrics',
  UNSYNCEDLYRICS: 'lyrics',
  SYNCEDLYRICS: 'lyrics',
  MUSICBRAINZ_TRACKID: 'recordingId',
  MUSICBRAINZ_ALBUMID: 'releaseId',
};

/**
 * Reads the comments of a Vorbis comment header, which begins with its vendor, into `fields`; returns how many bytes they took. A
 * comment that reaches past the bytes is the last one, and is read as far as possible.
 */
export function readVorbisComments(fields: TagSetBuilder, block: Uint8Array): number {
  const { comments, end } = commentsIn(block);
  for (const comment of comments) readComment(fields, comment);
  return Math.min(end, block.length);
}

/** How many bytes a comment header takes according to its content, as far as it can be read; more than there are if it is cut. */
export const vorbisCommentBytes = (block: Uint8Array): number => commentsIn(block).end;

function commentsIn(block: Uint8Array): { readonly comments: readonly Uint8Array[]; readonly end: number } {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const comments: Uint8Array[] = [];
  let end = 4 + view.getUint32(0, true);
  if (end + 4 > block.length) return { comments, end: end + 4 };
  const count = Math.min(view.getUint32(end, true), MOST_COMMENTS);
  end += 4;
  while (comments.length < count) {
    if (end + 4 > block.length) return { comments, end: end + 4 };
    const from = end + 4;
    end = from + view.getUint32(end, true);
    comments.push(block.subarray(from, end));
  }
  return { comments, end };
}

function readComment(fields: TagSetBuilder, comment: Uint8Array): void {
  const equals = comment.indexOf(0x3d);
  if (equals < 1) return;
  const name = latin1(comment.subarray(0, equals)).toUpperCase();
  const value = comment.subarray(equals + 1);
  const field = VORBIS_FIELDS[name];
  if (name === 'METADATA_BLOCK_PICTURE') fields.attempt('picture', () => addPicture(fields, value));
  else if (name === 'COVERART') fields.attempt('picture', () => addCover(fields, value));
  else if (field !== undefined) fields.text(field, [decodeUtf8(value)]);
}

function addPicture(fields: TagSetBuilder, value: Uint8Array): void {
  const found = readFlacPicture(fromBase64(value));
  if (found !== undefined) fields.picture(found.picture);
}

/** The older form: only the picture. */
const addCover = (fields: TagSetBuilder, value: Uint8Array): void =>
  fields.picture({ rank: 'front', bytes: fromBase64(value) });

function fromBase64(value: Uint8Array): Uint8Array {
  const text = latin1(value).replace(/[^\w+/]/gu, '');
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
