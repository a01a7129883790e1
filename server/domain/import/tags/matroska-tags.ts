import { readView, type ByteReader } from '../containers/byte-reader';
import { contentOf, elementAt, elementsIn, unsignedOf, type Element } from '../containers/ebml';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import { TagSetBuilder, type PictureRank, type TagSet } from './tag-set';
import { decodeUtf8 } from './tag-text';
import { VORBIS_FIELDS } from './vorbis-comments';

const IDS = {
  segment: 0x18538067,
  info: 0x1549a966,
  title: 0x7ba9,
  tags: 0x1254c367,
  tag: 0x7373,
  targets: 0x63c0,
  level: 0x68ca,
  simple: 0x67c8,
  name: 0x45a3,
  text: 0x4487,
  attachments: 0x1941a469,
  file: 0x61a7,
  fileName: 0x466e,
  fileType: 0x4660,
  fileData: 0x465c,
} as const;
const MOST_ELEMENTS = 100_000;
/** The levels that a tag may describe: an album, and one of its discs; a track is below. */
const ALBUM_LEVEL = 50;
const DISC_LEVEL = 40;
/** Names that mean another field when they describe an album. */
const OF_THE_ALBUM = { TITLE: 'album', ARTIST: 'albumArtist', PART_NUMBER: 'disc' } as const;
const OF_THE_SONG = { PART_NUMBER: 'track', DATE_RELEASED: 'date', DATE_RECORDED: 'date' } as const;

/** Reads the title, the tags and the attached pictures of a Matroska or WebM file (RFC 9559). */
export async function readMatroskaTags(reader: ByteReader): Promise<TagSet> {
  const fields = new TagSetBuilder();
  for await (const element of segmentElements(reader)) {
    const { id, body, length = 0 } = element;
    if (id !== IDS.info && id !== IDS.tags && id !== IDS.attachments) continue;
    const content = await readView(reader, body, Math.min(length, LARGEST_TAG_BYTES));
    if (id === IDS.info) fields.text('title', [textIn(content, IDS.title)]);
    if (id === IDS.tags) for (const tag of childrenOf(content, IDS.tag)) readTag(fields, tag);
    if (id === IDS.attachments) for (const file of childrenOf(content, IDS.file)) readFile(fields, file);
  }
  return fields.build();
}

async function* segmentElements(reader: ByteReader): AsyncGenerator<Element> {
  const header = await elementAt(reader, 0);
  const segment = header && (await elementAt(reader, header.body + (header.length ?? 0)));
  if (segment?.id !== IDS.segment) return;
  let at = segment.body;
  for (let count = 0; count < MOST_ELEMENTS && at < reader.size; count += 1) {
    const element = await elementAt(reader, at);
    if (element === undefined) return;
    yield element;
    if (element.length === undefined) return;
    at = element.body + element.length;
  }
}

function readTag(fields: TagSetBuilder, tag: DataView): void {
  const targets = childrenOf(tag, IDS.targets)[0];
  const level = targets && childrenOf(targets, IDS.level)[0];
  const about = level === undefined ? undefined : unsignedOf(level);
  for (const simple of childrenOf(tag, IDS.simple)) {
    const name = textIn(simple, IDS.name).toUpperCase();
    const field = fieldOf(name, about);
    if (field !== undefined) fields.attempt(field, () => fields.text(field, [textIn(simple, IDS.text)]));
  }
}

function fieldOf(name: string, level: number | undefined) {
  const ofAlbum = level !== undefined && level >= DISC_LEVEL && name in OF_THE_ALBUM;
  if (ofAlbum && (level === ALBUM_LEVEL || name === 'PART_NUMBER'))
    return OF_THE_ALBUM[name as keyof typeof OF_THE_ALBUM];
  return OF_THE_SONG[name as keyof typeof OF_THE_SONG] ?? VORBIS_FIELDS[name];
}

function readFile(fields: TagSetBuilder, file: DataView): void {
  const type = textIn(file, IDS.fileType);
  const data = childrenOf(file, IDS.fileData)[0];
  if (!type.startsWith('image/') || data === undefined) return;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  fields.picture({ rank: rankOfName(textIn(file, IDS.fileName)), bytes });
}

/** Uses the file names that Matroska recommends: small covers are copies of the cover for lists. */
function rankOfName(name: string): PictureRank {
  if (/^small_cover/iu.test(name)) return 'icon';
  return /^(?:cover|front)/iu.test(name) ? 'front' : 'other';
}

const childrenOf = (parent: DataView, id: number): readonly DataView[] =>
  elementsIn(parent)
    .filter((element) => element.id === id)
    .map((element) => contentOf(parent, element));

function textIn(parent: DataView, id: number): string {
  const [content] = childrenOf(parent, id);
  if (content === undefined) return '';
  return decodeUtf8(new Uint8Array(content.buffer, content.byteOffset, content.byteLength));
}
