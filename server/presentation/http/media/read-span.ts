import { Readable } from 'node:stream';
import type { OpenFiles } from '../../../application/ports/open-files.port';
import type { ByteRange } from '../../../domain/media/byte-range';
import { FewAtATime } from '../../../application/shared/few-at-a-time';

/**
 * One piece waits in memory for each listener who reads nothing, and there may be thousands: the more listeners, the smaller the
 * piece.
 */
const PIECE_BYTES = { least: 16 * 1024, most: 128 * 1024 } as const;
const PIECES_BYTES = 8 * 1024 ** 2;
/** More simultaneous reads would not be faster, and everything else would wait until a thousand listeners have had their piece. */
const turns = new FewAtATime(8);
let listeners = 0;

/** The length of a piece in bytes, for this number of files that are being sent. */
export const pieceBytes = (sent: number): number =>
  Math.floor(Math.max(PIECE_BYTES.least, Math.min(PIECE_BYTES.most, PIECES_BYTES / sent)));

/**
 * A span of a file, read as fast as its listener takes it: no piece is read before the last one has left, or both would wait in
 * memory. (A stream made from a generator reads one piece ahead, whatever its `highWaterMark`.)
 */
export function readSpan(files: OpenFiles, place: string, { start, end }: ByteRange): Readable {
  let position = start;
  let isBegun = false;
  const begin = (): void => {
    if (!isBegun) listeners += 1;
    isBegun = true;
  };
  const next = (): Promise<Buffer | null> => {
    if (position > end) return Promise.resolve(null);
    const piece = { start: position, end: Math.min(position + pieceBytes(listeners) - 1, end) };
    return turns.run(() => readPiece(files, place, piece));
  };
  return new Readable({
    highWaterMark: 0,
    read() {
      begin();
      next().then(
        (bytes) => {
          position += bytes?.length ?? 0;
          this.push(bytes);
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      if (isBegun) listeners -= 1;
      done(error);
    },
  });
}

async function readPiece(files: OpenFiles, place: string, { start, end }: ByteRange): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(end - start + 1);
  const read = await files.use(place, (file) => file.read(bytes, start));
  // Ends the response before its full length, which shows the listener that it is incomplete.
  if (read === undefined || read === 0) throw new Error('the file became shorter while it was sent');
  return bytes.subarray(0, read);
}
