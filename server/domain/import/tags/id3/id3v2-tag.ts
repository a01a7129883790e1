import { rankOfKind, TagSetBuilder, type TagField, type TagSet, type TextField, type TimedLine } from '../tag-set';
import { latin1 } from '../tag-text';
import { genresOf } from './id3-genres';
import { cutAtZero, decodeText, textsOf } from './id3-strings';
import { id3Frames, type Id3Frame, type Inflate } from './id3v2-frames';

const TEXT_FRAMES: Readonly<Record<string, TextField>> = {
  TIT2: 'title',
  TPE1: 'artist',
  TPE2: 'albumArtist',
  TALB: 'album',
  TRCK: 'track',
  TPOS: 'disc',
  TDRC: 'date',
  TYER: 'date',
  TCON: 'genre',
  TCOM: 'composer',
  TEXT: 'lyricist',
  TCMP: 'compilation',
};
/** Fields that taggers write into TXXX frames, by description in lower case. */
const OWN_FRAMES: Readonly<Record<string, TextField>> = {
  artists: 'artists',
  albumartists: 'albumArtists',
  'album artists': 'albumArtists',
  albumartist: 'albumArtist',
  'album artist': 'albumArtist',
  writer: 'writer',
  lyricist: 'lyricist',
  arranger: 'arranger',
  lyrics: 'lyrics',
  unsyncedlyrics: 'lyrics',
  syncedlyrics: 'lyrics',
  compilation: 'compilation',
  'musicbrainz album id': 'releaseId',
  'musicbrainz track id': 'recordingId',
};
const OTHER_FRAMES: Readonly<Record<string, TagField>> = {
  COMM: 'comment',
  USLT: 'lyrics',
  SYLT: 'timedLyrics',
  APIC: 'picture',
  PIC: 'picture',
  UFID: 'recordingId',
  IPLS: 'arranger',
  TIPL: 'arranger',
};
/** Programs store numbers of their own in comments with these descriptions. */
const NO_COMMENT = /^(?:iTun|Songs-DB)/u;
const MILLISECONDS = 2;
/** SYLT's kinds of text that are sung: other, lyrics, transcription. */
const SUNG = new Set([0, 1, 2]);

/** Reads an ID3v2 tag that begins with its header. */
export function readId3v2(tag: Uint8Array, inflate: Inflate): TagSet {
  const fields = new TagSetBuilder();
  const frames = id3Frames(tag, inflate);
  const isOlder = ({ id }: Id3Frame) => id === 'TYER';
  // If both dates are present, the ID3v2.4 date counts.
  for (const { id, body } of [...frames.filter((frame) => !isOlder(frame)), ...frames.filter(isOlder)]) {
    const field = id === 'TXXX' ? ownField(body) : (TEXT_FRAMES[id] ?? OTHER_FRAMES[id]);
    if (field === undefined || body?.length === 0) continue;
    fields.attempt(field, () => readFrame(fields, { id, body: bodyOf(body) }, field));
  }
  return fields.build();
}

function bodyOf(body: Uint8Array | undefined): Uint8Array {
  if (body === undefined) throw new RangeError('the content of this frame cannot be had');
  return body;
}

function ownField(body: Uint8Array = new Uint8Array()): TextField | undefined {
  return OWN_FRAMES[(textsOf(body)[0] ?? '').toLowerCase()];
}

function readFrame(
  fields: TagSetBuilder,
  { id, body }: Required<Id3Frame> & { body: Uint8Array },
  field: TagField,
): void {
  if (id === 'APIC' || id === 'PIC') return readPicture(fields, body, id === 'PIC');
  if (id === 'SYLT') return readTimed(fields, body);
  if (id === 'UFID') return readIdentifier(fields, body);
  if (id === 'COMM' || id === 'USLT') return readLongText(fields, body, id);
  if (id === 'IPLS' || id === 'TIPL') return readPeople(fields, textsOf(body));
  const [first = '', ...others] = textsOf(body);
  const values = id === 'TXXX' ? others : [first, ...others];
  fields.text(field as TextField, id === 'TCON' ? values.flatMap(genresOf) : values);
}

/** Encoding, language, description, text. */
function readLongText(fields: TagSetBuilder, body: Uint8Array, id: 'COMM' | 'USLT'): void {
  const encoding = Number(body[0]);
  const [description, text] = cutAtZero(body.subarray(4), encoding);
  const [content] = cutAtZero(text, encoding);
  const decoded = decodeText(content, encoding);
  const about = decodeText(description, encoding);
  if (id === 'USLT') fields.text('lyrics', [decoded]);
  else if (!NO_COMMENT.test(about)) fields.text(about === '' ? 'comment' : 'description', [decoded]);
}

/** Encoding, type of image, kind of picture, description, picture. ID3v2.2 names the type in three letters. */
function readPicture(fields: TagSetBuilder, body: Uint8Array, isOld: boolean): void {
  const encoding = Number(body[0]);
  const [type, behind] = isOld ? [body.subarray(1, 4), body.subarray(4)] : cutAtZero(body.subarray(1), 0);
  if (latin1(type) === '-->') return;
  const [, bytes] = cutAtZero(behind.subarray(1), encoding);
  if (bytes.length === 0) throw new RangeError('the picture is not there');
  fields.picture({ rank: rankOfKind(behind[0]), bytes });
}

/** Encoding, language, unit of time, kind of text, description; then texts, each followed by its time. */
function readTimed(fields: TagSetBuilder, body: Uint8Array): void {
  const encoding = Number(body[0]);
  const unit = body[4];
  const kind = Number(body[5]);
  if (!SUNG.has(kind)) return;
  if (unit !== MILLISECONDS) throw new RangeError('its times are no milliseconds');
  let [, rest] = cutAtZero(body.subarray(6), encoding);
  const lines: TimedLine[] = [];
  while (rest.length > 0) {
    const [text, behind] = cutAtZero(rest, encoding);
    if (behind.length < 4) break;
    const at = new DataView(behind.buffer, behind.byteOffset).getUint32(0);
    lines.push({ at, text: decodeText(text, encoding) });
    rest = behind.subarray(4);
  }
  fields.timed(lines);
}

function readIdentifier(fields: TagSetBuilder, body: Uint8Array): void {
  const [owner, id] = cutAtZero(body, 0);
  if (latin1(owner) === 'http://musicbrainz.org') fields.text('recordingId', [latin1(id)]);
}

/** Pairs of a role and the person who had it. */
function readPeople(fields: TagSetBuilder, texts: readonly string[]): void {
  for (let at = 0; at + 1 < texts.length; at += 2) {
    if (/^arrang/iu.test(texts[at] ?? '')) fields.text('arranger', [texts[at + 1] ?? '']);
  }
}
