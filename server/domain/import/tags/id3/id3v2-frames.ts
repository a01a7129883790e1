import { syncsafeOf } from '../../containers/syncsafe';
import { newFlags, oldFlags } from './id3v2-flags';
import { ID3V22_FRAME_IDS } from './id3v22-frame-ids';

/** A frame of the tag, with the encodings that its flags name already decoded. `body` is undefined if it cannot be decoded. */
export interface Id3Frame {
  /** The ID3v2.3 or 2.4 name, also in older tags. */
  readonly id: string;
  readonly body: Uint8Array | undefined;
}

/** Decompresses zlib data; throws if the data is not zlib, or gives more than `most` bytes. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array;

const ID3V2_HEADER_BYTES = 10;
const MOST_FRAMES = 5_000;
const MOST_INFLATED_BYTES = 16 * 1024 * 1024;
const FRAME_ID = /^[A-Z][A-Z0-9]{2}[A-Z0-9 \0]$/u;
const OLD_FRAME_ID = /^[A-Z][A-Z0-9]{2}$/u;
/** No frame has such a name, but a program may have written one. */
const ODD_FRAME_ID = /^[A-Za-z0-9 ]{4}$/u;
const UNSYNCHRONISED = 0x80;
const EXTENDED = 0x40;

/** The frames of a tag that begins with its ten-byte header, in order, as far as they can be separated (ID3v2.2 to 2.4). */
export function id3Frames(tag: Uint8Array, inflate: Inflate): readonly Id3Frame[] {
  const version = tag[3] ?? 0;
  if (version < 2 || version > 4) return [];
  const flags = tag[5] ?? 0;
  const isWholeUnsynchronised = (flags & UNSYNCHRONISED) !== 0;
  const stored = tag.subarray(ID3V2_HEADER_BYTES, ID3V2_HEADER_BYTES + syncsafeOf(tag, 6));
  const bytes = version < 4 && isWholeUnsynchronised ? synchronise(stored) : stored;
  const frames: Id3Frame[] = [];
  let at = version > 2 && (flags & EXTENDED) !== 0 ? extendedHeaderEnd(bytes, version) : 0;
  while (frames.length < MOST_FRAMES) {
    const found = version === 2 ? oldFrameAt(bytes, at) : frameAt(bytes, at, version);
    if (found === undefined) return frames;
    at = found.end;
    const isUnsynchronised = version === 4 && isWholeUnsynchronised;
    frames.push({ id: found.id, body: openBody(found, { version, isUnsynchronised, inflate }) });
  }
  return frames;
}

interface FoundFrame {
  readonly id: string;
  readonly stored: Uint8Array;
  readonly flags: number;
  readonly end: number;
}

function oldFrameAt(bytes: Uint8Array, at: number): FoundFrame | undefined {
  const id = wordOf(bytes, at, 3);
  if (!OLD_FRAME_ID.test(id) || at + 6 > bytes.length) return undefined;
  const end = at + 6 + ((Number(bytes[at + 3]) << 16) | (Number(bytes[at + 4]) << 8) | Number(bytes[at + 5]));
  return { id: ID3V22_FRAME_IDS[id] ?? id, stored: bytes.subarray(at + 6, end), flags: 0, end };
}

function frameAt(bytes: Uint8Array, at: number, version: number): FoundFrame | undefined {
  const word = wordOf(bytes, at, 4);
  if (at + 10 > bytes.length) return undefined;
  const body = at + 10;
  const end = body + frameSize(bytes, at + 4, version);
  if (!FRAME_ID.test(word) && !(ODD_FRAME_ID.test(word) && mayBegin(bytes, end))) return undefined;
  const flags = Number(bytes[at + 9]);
  const id = word.replace(/[ \0]$/u, '');
  return { id: ID3V22_FRAME_IDS[id] ?? id, stored: bytes.subarray(body, end), flags, end };
}

/** ID3v2.4 stores seven bits in a byte. Programs that stored eight are detected by where the next frame would begin. */
function frameSize(bytes: Uint8Array, at: number, version: number): number {
  const plain = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  if (version < 4) return plain;
  const syncsafe = syncsafeOf(bytes, at);
  const next = at + 6;
  return syncsafe !== plain && !mayBegin(bytes, next + syncsafe) && mayBegin(bytes, next + plain) ? plain : syncsafe;
}

/** Whether a frame, the padding or the end of the tag can be here. */
function mayBegin(bytes: Uint8Array, at: number): boolean {
  if (at >= bytes.length) return at === bytes.length;
  return isFrameHead(bytes, at) || bytes.subarray(at).every((byte) => byte === 0);
}

/** Letters of a text may look like a frame name; the size behind them then reaches past the tag. */
function isFrameHead(bytes: Uint8Array, at: number): boolean {
  if (!FRAME_ID.test(wordOf(bytes, at, 4)) || at + 10 > bytes.length) return false;
  return at + 10 + syncsafeOf(bytes, at + 4) <= bytes.length;
}

interface Opening {
  readonly version: number;
  /** For the whole tag. */
  readonly isUnsynchronised: boolean;
  readonly inflate: Inflate;
}

function openBody({ stored, flags }: FoundFrame, opening: Opening): Uint8Array | undefined {
  const has = opening.version === 4 ? newFlags(flags) : oldFlags(flags);
  if (has.isEncrypted) return undefined;
  const body = has.isUnsynchronised || opening.isUnsynchronised ? synchronise(stored) : stored;
  const content = body.subarray(has.extraBytes);
  if (!has.isCompressed) return content;
  try {
    return opening.inflate(content, MOST_INFLATED_BYTES);
  } catch {
    // Damaged, or longer than any frame may be.
    return undefined;
  }
}

/** Removes the zeros that prevent a tag from looking like sound. Bytes that do look like sound never had such zeros. */
function synchronise(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = Number(bytes[at]);
    const next = bytes[at + 1];
    if (byte === 0xff && next !== undefined && next >= 0xe0) return bytes;
    out[length] = byte;
    length += 1;
    if (byte === 0xff && next === 0) at += 1;
  }
  return out.subarray(0, length);
}

/** The end of the extended header; 0 if the header reaches past the tag, or is in fact a frame. */
function extendedHeaderEnd(bytes: Uint8Array, version: number): number {
  if (bytes.length < 4 || FRAME_ID.test(wordOf(bytes, 0, 4))) return 0;
  const end = version === 4 ? syncsafeOf(bytes, 0) : 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return end <= bytes.length ? end : 0;
}

const wordOf = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
