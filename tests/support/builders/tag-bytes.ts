import { inflateSync } from 'node:zlib';
import type { MediaContainer } from '../../../server/domain/catalogue/media-facts';
import type { ByteReader } from '../../../server/domain/import/containers/byte-reader';
import type { TagReading } from '../../../server/domain/import/tags/gather-tags';
import { readTags } from '../../../server/domain/import/tags/read-tags';

export const inflate = (bytes: Uint8Array, most: number): Uint8Array => inflateSync(bytes, { maxOutputLength: most });

/** A file that is in memory. */
export function aByteReader(bytes: Uint8Array): ByteReader {
  return { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) };
}

/** The tags that are read from such a file. */
export const tagsIn = (container: MediaContainer, ...parts: readonly Uint8Array[]): Promise<TagReading> =>
  readTags(aByteReader(Buffer.concat(parts)), container, inflate);

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

export function bigEndian(value: number, bytes = 4): Buffer {
  const number = Buffer.alloc(bytes);
  number.writeUIntBE(value, 0, bytes);
  return number;
}

export function littleEndian(value: number): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32LE(value);
  return number;
}

export const syncsafe = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));

/** A text with the byte of its encoding before it, as ID3v2 has it: 0 ISO 8859-1, 1 UTF-16, 2 UTF-16BE, 3 UTF-8. */
export function id3Text(text: string, encoding: 0 | 1 | 2 | 3 = 3): Buffer {
  const bytes = {
    0: () => latin(text),
    1: () => littleWithMark(text),
    2: () => bigUtf16(text),
    3: () => Buffer.from(text),
  };
  return Buffer.concat([Buffer.from([encoding]), bytes[encoding]()]);
}

const littleWithMark = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
export const bigUtf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

interface FrameLook {
  readonly version?: 2 | 3 | 4;
  /** How the size is written: ID3v2.4 uses seven bits of each byte, careless programs use eight. */
  readonly size?: 'syncsafe' | 'plain';
  readonly flags?: number;
}

export function id3Frame(
  id: string,
  body: Buffer,
  { version = 4, size = 'syncsafe', flags = 0 }: FrameLook = {},
): Buffer {
  if (version === 2) return Buffer.concat([latin(id), bigEndian(body.length, 3), body]);
  const length = version === 4 && size === 'syncsafe' ? syncsafe(body.length) : bigEndian(body.length);
  return Buffer.concat([latin(id), length, bigEndian(flags, 2), body]);
}

interface TagLook {
  readonly version?: 2 | 3 | 4;
  readonly flags?: number;
  readonly length?: number;
}

/** An ID3v2 tag of these frames. */
export function id3v2(frames: readonly Buffer[], { version = 4, flags = 0, length }: TagLook = {}): Buffer {
  const body = Buffer.concat(frames);
  return Buffer.concat([latin('ID3'), Buffer.from([version, 0, flags]), syncsafe(length ?? body.length), body]);
}

/** A picture in an ID3v2 frame. */
export const apic = (picture: Uint8Array, kind = 3, type = 'image/jpeg'): Buffer =>
  Buffer.concat([Buffer.from([0]), latin(`${type}\0`), Buffer.from([kind]), latin('\0'), picture]);

/** Comments of Vorbis: `NAME=value`. */
export function vorbisComments(comments: readonly (string | Buffer)[]): Buffer {
  const texts = ['a vendor', ...comments].map((comment) => Buffer.from(comment as string));
  const [vendor = Buffer.alloc(0), ...others] = texts.map((text) => Buffer.concat([littleEndian(text.length), text]));
  return Buffer.concat([vendor, littleEndian(comments.length), ...others]);
}

export function flacPicture(picture: Uint8Array, kind = 3): Buffer {
  const type = latin('image/png');
  const facts = Buffer.alloc(16);
  return Buffer.concat([
    bigEndian(kind),
    bigEndian(type.length),
    type,
    bigEndian(0),
    facts,
    bigEndian(picture.length),
    picture,
  ]);
}

/** A FLAC file without sound, made of these blocks: type, content, and the declared length. */
export function flacFile(...blocks: readonly (readonly [type: number, body: Buffer, length?: number])[]): Buffer {
  const written = blocks.map(([type, body, length = body.length], index) => {
    const last = index === blocks.length - 1 ? 0x80 : 0;
    return Buffer.concat([Buffer.from([type | last]), bigEndian(length, 3), body]);
  });
  return Buffer.concat([latin('fLaC'), ...written]);
}

const LARGEST_SEGMENT = 255;

/** One page with these packets, in segments. */
export function oggPage(serial: number, packets: readonly Buffer[], isFirst = false): Buffer {
  const segments = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / LARGEST_SEGMENT) }, () => LARGEST_SEGMENT),
    length % LARGEST_SEGMENT,
  ]);
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = isFirst ? 2 : 0;
  head.writeUInt32LE(serial, 14);
  head[26] = segments.length;
  return Buffer.concat([head, Buffer.from(segments), ...packets]);
}

/** A box of an MP4 file. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([bigEndian(8 + body.length), latin(type), body]);
}

/** The value of an iTunes item: type 1 is UTF-8, 13 is JPEG, 0 is unspecified. */
export const dataBox = (value: Buffer, type = 1): Buffer => box('data', bigEndian(type), bigEndian(0), value);

/** An MP4 file that contains only these iTunes items. */
export const mp4Tagged = (...items: readonly Buffer[]): Buffer =>
  box('moov', box('udta', box('meta', bigEndian(0), box('hdlr', Buffer.alloc(24)), box('ilst', ...items))));

interface ApeItem {
  readonly key: string;
  readonly value: Buffer;
  readonly kind?: number;
}

/** An APE tag, version 2, without a header. */
export function apeTag(...items: readonly ApeItem[]): Buffer {
  const body = items.map(({ key, value, kind = 0 }) =>
    Buffer.concat([littleEndian(value.length), littleEndian(kind), latin(`${key}\0`), value]),
  );
  const bytes = Buffer.concat(body);
  const footer = [littleEndian(2_000), littleEndian(bytes.length + 32), littleEndian(items.length), littleEndian(0)];
  return Buffer.concat([bytes, latin('APETAGEX'), ...footer, Buffer.alloc(8)]);
}

interface OldTag {
  readonly title?: Buffer;
  readonly artist?: Buffer;
  readonly track?: number;
  readonly genre?: number;
}

/** An ID3v1.1 tag. */
export function id3v1({ title = Buffer.alloc(0), artist = Buffer.alloc(0), track = 0, genre = 255 }: OldTag): Buffer {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 'latin1');
  title.copy(tag, 3, 0, 30);
  artist.copy(tag, 33, 0, 30);
  tag[126] = track;
  tag[127] = genre;
  return tag;
}

/** A chunk of a RIFF file; a chunk of odd length is followed by one zero byte. */
export const riffChunk = (word: string, body: Buffer): Buffer =>
  Buffer.concat([latin(word), littleEndian(body.length), body, Buffer.alloc(body.length % 2)]);

/** A WAV file without sound, of these chunks. */
export const wavFile = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([latin('RIFF'), littleEndian(4), latin('WAVE'), ...chunks]);

/** A chunk of an AIFF file. */
export const aiffChunk = (word: string, body: Buffer): Buffer =>
  Buffer.concat([latin(word), bigEndian(body.length), body, Buffer.alloc(body.length % 2)]);

/** An AIFF file without sound, of these chunks. */
export const aiffFile = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([latin('FORM'), bigEndian(4), latin('AIFF'), ...chunks]);

/** A chunk of a DSDIFF file, with a length of eight bytes. */
export const dsdiffChunk = (word: string, body: Buffer): Buffer =>
  Buffer.concat([latin(word), bigEndian(0), bigEndian(body.length), body, Buffer.alloc(body.length % 2)]);

/** An element of a Matroska file, its id in hexadecimal. */
export function element(id: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), bigEndian(0x10000000 + body.length), body]);
}

/** A Matroska file of these parts of its segment. */
export const matroskaFile = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([element('1a45dfa3', element('4282', latin('matroska'))), element('18538067', ...parts)]);
