import { readView, type ByteReader } from './byte-reader';
import { isSameStream, readMp3Header, type Mp3FrameHeader } from './mp3-frame-header';

export interface Mp3Frame {
  readonly position: number;
  readonly header: Mp3FrameHeader;
}

const SCANNED_AT_ONCE = 512 * 1024;

/** The first frame at or after `from` that is followed by another one of the same stream, searched within `searched` bytes. */
export async function findMp3Frame(
  reader: ByteReader,
  { from, end, searched }: { readonly from: number; readonly end: number; readonly searched: number },
): Promise<Mp3Frame | undefined> {
  const view = await readView(reader, from, Math.min(searched, Math.max(0, end - from)));
  for (let at = 0; at + 4 <= view.byteLength; at += 1) {
    const header = readMp3Header(view, at);
    if (header !== undefined && isFollowed(view, at, header, end - from)) return { position: from + at, header };
  }
  return undefined;
}

/** How many frames of this stream lie between `from` and `end`, by reading each header. Junk between them is skipped. */
export async function countMp3Frames(reader: ByteReader, first: Mp3Frame, end: number): Promise<number> {
  let count = 0;
  for (let at = first.position; at < end;) {
    const view = await readView(reader, at, Math.min(SCANNED_AT_ONCE, end - at));
    const walked = walk(view, first.header, at + view.byteLength >= end);
    count += walked.frames;
    at += Math.max(1, walked.next);
  }
  return count;
}

function walk(view: DataView, stream: Mp3FrameHeader, isLast: boolean): { frames: number; next: number } {
  let frames = 0;
  let at = 0;
  while (at + 4 <= view.byteLength) {
    const header = readMp3Header(view, at);
    const isFrame = header !== undefined && isSameStream(header, stream);
    // A frame that ends outside the bytes read so far is read again with the next block.
    if (isFrame && at + header.bytes > view.byteLength) return { frames, next: isLast ? view.byteLength : at };
    if (isFrame) frames += 1;
    at += isFrame ? header.bytes : 1;
  }
  return { frames, next: isLast ? view.byteLength : at };
}

function isFollowed(view: DataView, at: number, header: Mp3FrameHeader, available: number): boolean {
  const next = at + header.bytes;
  if (next === available) return true;
  const follower = readMp3Header(view, next);
  return follower !== undefined && isSameStream(header, follower);
}
