import { readView, type ByteReader } from '../containers/byte-reader';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import {
  bytesOf,
  nextDescriptor,
  nextRecord,
  part,
  textOf,
  valueOf,
  type Attribute,
  type NextAttribute,
} from './asf-attributes';
import { rankOfKind, TagSetBuilder, type TagSet, type TextField } from './tag-set';

const HEADER_BYTES = 30;
const OBJECT_BYTES = 24;
const EXTENSION_BYTES = OBJECT_BYTES + 22;
const MOST_OBJECTS = 1_000;

/** How the identifiers of objects begin, as they are written in a file. */
const OBJECTS = {
  header: 0x75b22630,
  content: 0x75b22633,
  extendedContent: 0xd2d0a440,
  extension: 0x5fbf03b5,
  metadata: 0xc5f8cbea,
  metadataLibrary: 0x44231c94,
} as const;

/** In the order of the content object; an undefined entry is not used here. */
const CONTENT: readonly (TextField | undefined)[] = ['title', 'artist', undefined, 'comment', undefined];
const FIELDS: Readonly<Record<string, TextField>> = {
  Title: 'title',
  Author: 'artist',
  'WM/ARTISTS': 'artists',
  'WM/AlbumTitle': 'album',
  Description: 'comment',
  'WM/AlbumArtist': 'albumArtist',
  'WM/ALBUMARTISTS': 'albumArtists',
  'WM/TrackNumber': 'track',
  'WM/PartOfSet': 'disc',
  'WM/Year': 'date',
  date: 'date',
  'WM/Genre': 'genre',
  'WM/Composer': 'composer',
  'WM/Writer': 'lyricist',
  'WM/Arranger': 'arranger',
  'WM/Lyrics': 'lyrics',
  'WM/IsCompilation': 'compilation',
  'MusicBrainz/Track Id': 'recordingId',
  'MusicBrainz/Album Id': 'releaseId',
};
const PICTURE = 'WM/Picture';

interface AsfObject {
  readonly id: number;
  readonly view: DataView;
}

/** Reads the tags of a WMA or another ASF file; all of them are in its header object (ASF specification §3). */
export async function readAsfTags(reader: ByteReader): Promise<readonly TagSet[]> {
  const head = await readView(reader, 0, HEADER_BYTES);
  if (head.byteLength < HEADER_BYTES || head.getUint32(0, true) !== OBJECTS.header) return [];
  const length = Math.min(Number(head.getBigUint64(16, true)), LARGEST_TAG_BYTES);
  const header = await readView(reader, 0, length);
  const content = new TagSetBuilder();
  const others = new TagSetBuilder();
  for (const object of objectsIn(header, HEADER_BYTES)) readObject(content, others, object);
  return [withFirstArtist(others.build(), content.build()), content.build()];
}

/** If there are several artists, the content object has the first, or all in one text; the attributes have the others, or all. */
function withFirstArtist(others: TagSet, content: TagSet): TagSet {
  const [first = ''] = content.texts.get('artist') ?? [];
  const named = others.texts.get('artist') ?? [];
  if (named.length === 0 || named.some((name) => first.includes(name))) return others;
  return { ...others, texts: new Map([...others.texts, ['artist', [first, ...named].filter((name) => name !== '')]]) };
}

function* objectsIn(view: DataView, first: number): Generator<AsfObject> {
  let at = first;
  for (let objects = 0; objects < MOST_OBJECTS && at + OBJECT_BYTES <= view.byteLength; objects += 1) {
    const length = Math.max(OBJECT_BYTES, Number(view.getBigUint64(at + 16, true)));
    yield { id: view.getUint32(at, true), view: part(view, at, length) };
    at += length;
  }
}

function readObject(content: TagSetBuilder, others: TagSetBuilder, { id, view }: AsfObject): void {
  if (id === OBJECTS.content) content.attempt('title', () => readContent(content, view));
  if (id === OBJECTS.extendedContent) others.attempt('title', () => readAll(others, view, nextDescriptor));
  if (id === OBJECTS.metadata || id === OBJECTS.metadataLibrary)
    others.attempt('title', () => readAll(others, view, nextRecord));
  if (id !== OBJECTS.extension) return;
  for (const inner of objectsIn(view, EXTENSION_BYTES)) readObject(content, others, inner);
}

/** Five 16-bit lengths, then one text of each length. */
function readContent(fields: TagSetBuilder, view: DataView): void {
  let at = OBJECT_BYTES + CONTENT.length * 2;
  for (const [index, field] of CONTENT.entries()) {
    const length = view.getUint16(OBJECT_BYTES + index * 2, true);
    if (field !== undefined) fields.text(field, [textOf(part(view, at, length))]);
    at += length;
  }
}

function readAll(fields: TagSetBuilder, view: DataView, next: NextAttribute): void {
  const count = view.getUint16(OBJECT_BYTES, true);
  let at = OBJECT_BYTES + 2;
  for (let index = 0; index < count && at < view.byteLength; index += 1) {
    const { attribute, end } = next(view, at);
    readAttribute(fields, attribute);
    at = end;
  }
}

function readAttribute(fields: TagSetBuilder, attribute: Attribute): void {
  const { name, value } = attribute;
  if (name === PICTURE) return fields.attempt('picture', () => readPicture(fields, value));
  const field = FIELDS[name];
  if (field === undefined) return;
  fields.attempt(field, () => {
    const text = valueOf(attribute);
    if (text !== undefined) fields.text(field, [text]);
  });
}

/** Its kind, its length, two texts that each end with a zero, then the picture. */
function readPicture(fields: TagSetBuilder, value: DataView): void {
  let at = 5;
  for (let texts = 0; texts < 2; texts += 1) {
    while (value.getUint16(at, true) !== 0) at += 2;
    at += 2;
  }
  const bytes = part(value, at, value.getUint32(1, true));
  fields.picture({ rank: rankOfKind(value.getUint8(0)), bytes: bytesOf(bytes) });
}
