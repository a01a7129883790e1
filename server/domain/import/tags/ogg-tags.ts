import type { ByteReader } from '../containers/byte-reader';
import { readFlacBlock } from './flac-tags';
import { oggPackets } from './ogg-packets';
import { TagSetBuilder, type TagSet } from './tag-set';
import { latin1 } from './tag-text';
import { readVorbisComments } from './vorbis-comments';

/** How a stream's first packet begins, and how the comments in its second packet begin. */
const COMMENTED: readonly (readonly [head: string, comments: string])[] = [
  ['\x01vorbis', '\x03vorbis'],
  ['OpusHead', 'OpusTags'],
  ['Speex   ', ''],
  ['\x80theora', '\x81theora'],
];
const FLAC_HEAD = '\x7fFLAC';
const LAST_BLOCK = 0x80;
const MOST_PACKETS = 1_000;

interface Stream {
  /** How the comments begin, if comments are expected. */
  readonly comments: string | undefined;
  readonly isFlac: boolean;
  isRead: boolean;
}

/** Reads the comments of every stream of an Ogg file that has some, the first stream's first. */
export async function readOggTags(reader: ByteReader): Promise<readonly TagSet[]> {
  const streams = new Map<number, Stream>();
  const sets = new Map<number, TagSetBuilder>();
  let packets = 0;
  for await (const { serial, bytes } of oggPackets(reader)) {
    const stream = streams.get(serial);
    packets += 1;
    if (stream === undefined) {
      // Every stream's first packet comes before any stream's second.
      streams.set(serial, streamOf(bytes));
      continue;
    }
    if (!stream.isRead) readPacket(stream, builderOf(sets, serial), bytes);
    if (packets > MOST_PACKETS || [...streams.values()].every(({ isRead }) => isRead)) break;
  }
  return [...sets.values()].map((set) => set.build());
}

function streamOf(head: Uint8Array): Stream {
  const word = latin1(head.subarray(0, 8));
  const isFlac = word.startsWith(FLAC_HEAD);
  const comments = COMMENTED.find(([begins]) => word.startsWith(begins))?.[1];
  return { comments, isFlac, isRead: !isFlac && comments === undefined };
}

function readPacket(stream: Stream, fields: TagSetBuilder, bytes: Uint8Array): void {
  if (stream.isFlac) {
    const type = Number(bytes[0]);
    readFlacBlock(fields, type & 0x7f, bytes.subarray(4));
    stream.isRead = (type & LAST_BLOCK) !== 0;
    return;
  }
  const { comments = '' } = stream;
  stream.isRead = true;
  if (latin1(bytes.subarray(0, comments.length)) !== comments) return;
  fields.attempt('title', () => readVorbisComments(fields, bytes.subarray(comments.length)));
}

function builderOf(sets: Map<number, TagSetBuilder>, serial: number): TagSetBuilder {
  const set = sets.get(serial) ?? new TagSetBuilder();
  sets.set(serial, set);
  return set;
}
