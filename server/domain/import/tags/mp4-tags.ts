import { readView, wordAt, type ByteReader } from '../containers/byte-reader';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import { readBoxes, viewOf, type BoxPlace } from '../../media/fmp4/box-reader';
import { genreOfNumber } from './id3/id3-genres';
import { readUserData } from './quicktime-tags';
import { TagSetBuilder, type TagSet, type TextField } from './tag-set';
import { decodeUtf16, decodeUtf8, latin1 } from './tag-text';

const TEXTS: Readonly<Record<string, TextField>> = {
  '\xa9nam': 'title',
  '\xa9ART': 'artist',
  aART: 'albumArtist',
  '\xa9alb': 'album',
  '\xa9day': 'date',
  '\xa9gen': 'genre',
  '\xa9wrt': 'composer',
  '\xa9lyr': 'lyrics',
  '\xa9cmt': 'comment',
  desc: 'description',
};
const NUMBERS: Readonly<Record<string, TextField>> = {
  trkn: 'track',
  disk: 'disc',
  cpil: 'compilation',
  gnre: 'genre',
};
/** Names that taggers defined themselves, in lower case. */
const OWN: Readonly<Record<string, TextField>> = {
  artists: 'artists',
  albumartists: 'albumArtists',
  lyricist: 'lyricist',
  writer: 'writer',
  arranger: 'arranger',
  lyrics: 'lyrics',
  unsyncedlyrics: 'lyrics',
  syncedlyrics: 'lyrics',
  composer: 'composer',
  'musicbrainz track id': 'recordingId',
  'musicbrainz album id': 'releaseId',
};
const UTF16 = 2;
const MOST_BOXES = 10_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Reads iTunes' list of items in `moov/udta/meta/ilst` or `moov/meta/ilst`; if there is none, the texts in `moov/udta` itself. */
export async function readMp4Tags(reader: ByteReader): Promise<TagSet> {
  const fields = new TagSetBuilder();
  const moov = await childNamed(reader, { from: 0, to: reader.size }, 'moov');
  const udta = moov && (await childNamed(reader, moov, 'udta'));
  const meta = (udta && (await childNamed(reader, udta, 'meta'))) ?? (moov && (await childNamed(reader, moov, 'meta')));
  const list = meta && (await childNamed(reader, await insideMeta(reader, meta), 'ilst'));
  if (list === undefined && udta !== undefined) readUserData(fields, await contentOf(reader, udta));
  if (list === undefined) return fields.build();
  const bytes = await contentOf(reader, list);
  for (const item of readBoxes(bytes, 0, bytes.length)) readItem(fields, bytes, item);
  return fields.build();
}

/** The content of the first box with this name in a row of boxes. */
async function childNamed(reader: ByteReader, { from, to }: Span, name: string): Promise<Span | undefined> {
  let at = from;
  for (let boxes = 0; boxes < MOST_BOXES && at + 8 <= to; boxes += 1) {
    const head = await readView(reader, at, 16);
    if (head.byteLength < 8) return undefined;
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short;
    const end = size === 0 ? to : at + size;
    if (wordAt(head, 4) === name) return { from: at + (isLong ? 16 : 8), to: Math.min(end, to) };
    if (end < at + 8) return undefined;
    at = end;
  }
  return undefined;
}

const contentOf = (reader: ByteReader, { from, to }: Span): Promise<Uint8Array> =>
  reader.read(from, Math.min(to - from, LARGEST_TAG_BYTES));

/** Four bytes of version come first, except in QuickTime's form. */
async function insideMeta(reader: ByteReader, { from, to }: Span): Promise<Span> {
  const isBare = wordAt(await readView(reader, from, 8), 4) === 'hdlr';
  return { from: isBare ? from : from + 4, to };
}

function readItem(fields: TagSetBuilder, bytes: Uint8Array, item: BoxPlace): void {
  const inside = readBoxes(bytes, item.body, item.end);
  const values = inside.filter(({ type }) => type === 'data').map((box) => valueOf(bytes, box));
  const field = TEXTS[item.type] ?? (item.type === '----' ? OWN[nameOf(bytes, inside)] : undefined);
  const number = NUMBERS[item.type];
  if (field !== undefined) fields.attempt(field, () => fields.text(field, values.map(textOf)));
  if (number !== undefined)
    fields.attempt(number, () =>
      fields.text(
        number,
        values.map((value) => numberOf(item.type, value)),
      ),
    );
  if (item.type === 'covr') for (const { content } of values) fields.picture({ rank: 'front', bytes: content });
}

interface Value {
  readonly type: number;
  readonly content: Uint8Array;
}

/** Four bytes of type and four of language come first. */
function valueOf(bytes: Uint8Array, { body, end }: BoxPlace): Value {
  return { type: Number(bytes[body + 3]), content: bytes.subarray(body + 8, end) };
}

const textOf = ({ type, content }: Value): string =>
  type === UTF16 ? decodeUtf16(content, true) : decodeUtf8(content);

/** The number of a track or a disc is in the third and fourth byte; a genre is one of ID3v1's, counted from 1. */
function numberOf(item: string, { content }: Value): string {
  const view = viewOf(content);
  if (item === 'cpil') return String(view.getUint8(content.length - 1));
  if (item === 'gnre') return genreOfNumber(view.getUint16(0) - 1) ?? '';
  const number = view.getUint16(2);
  return number === 0 ? '' : String(number);
}

/** The name of a `----` item: four bytes, then its name. */
function nameOf(bytes: Uint8Array, inside: readonly BoxPlace[]): string {
  const name = inside.find(({ type }) => type === 'name');
  return name === undefined ? '' : latin1(bytes.subarray(name.body + 4, name.end)).toLowerCase();
}
