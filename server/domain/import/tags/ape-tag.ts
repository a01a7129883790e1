import { TagSetBuilder, type TagSet, type TextField } from './tag-set';
import { decodeUtf8, latin1 } from './tag-text';

const FOOTER_BYTES = 32;
const MOST_ITEMS = 5_000;
const KIND = 0b110;
const TEXT = 0;
const BINARY = 0b010;

const FIELDS: Readonly<Record<string, TextField>> = {
  TITLE: 'title',
  ARTIST: 'artist',
  ARTISTS: 'artists',
  ALBUM: 'album',
  TRACK: 'track',
  DISC: 'disc',
  YEAR: 'date',
  DATE: 'date',
  GENRE: 'genre',
  COMPOSER: 'composer',
  LYRICIST: 'lyricist',
  WRITER: 'writer',
  ALBUMARTIST: 'albumArtist',
  'ALBUM ARTIST': 'albumArtist',
  ALBUMARTISTS: 'albumArtists',
  ARRANGER: 'arranger',
  COMMENT: 'comment',
  DESCRIPTION: 'description',
  COMPILATION: 'compilation',
  LYRICS: 'lyrics',
  UNSYNCEDLYRICS: 'lyrics',
  SYNCEDLYRICS: 'lyrics',
  DISCNUMBER: 'disc',
  MUSICBRAINZ_TRACKID: 'recordingId',
  MUSICBRAINZ_ALBUMID: 'releaseId',
};

/**
 * Reads an APE tag, version 1 or 2 (Monkey's Audio's APEv2 specification): its items and the 32 bytes behind them, with or
 * without 32 bytes before them. Items follow each other; an item that reaches past the tag is the last.
 */
export function readApeTag(tag: Uint8Array): TagSet {
  const fields = new TagSetBuilder();
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength);
  const end = tag.length - FOOTER_BYTES;
  let at = latin1(tag.subarray(0, 8)) === 'APETAGEX' && end > 0 ? FOOTER_BYTES : 0;
  for (let items = 0; items < MOST_ITEMS && at + 8 < end; items += 1) {
    const zero = tag.indexOf(0, at + 8);
    if (zero < 0 || zero >= end) break;
    const length = view.getUint32(at, true);
    const key = latin1(tag.subarray(at + 8, zero)).toUpperCase();
    readItem(fields, {
      key,
      kind: view.getUint32(at + 4, true) & KIND,
      value: tag.subarray(zero + 1, Math.min(end, zero + 1 + length)),
    });
    at = zero + 1 + length;
  }
  return fields.build();
}

interface Item {
  readonly key: string;
  readonly kind: number;
  readonly value: Uint8Array;
}

/** A picture is preceded by its file name. */
function readItem(fields: TagSetBuilder, { key, kind, value }: Item): void {
  const field = FIELDS[key];
  if (field !== undefined && kind === TEXT) fields.text(field, decodeUtf8(value).split('\0'));
  if (!key.startsWith('COVER ART') || kind !== BINARY) return;
  fields.picture({ rank: key.includes('FRONT') ? 'front' : 'other', bytes: value.subarray(value.indexOf(0) + 1) });
}
