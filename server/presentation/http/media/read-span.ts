import { Readable } from 'node:stream';
import type { OpenFiles } from '../../../application/ports/open-files.port';
import type { ByteRange } from '../../../domain/media/byte-range';
import { FewAtATime } from '../../../domain/shared/few-at-a-time';

/** One piece waits for each listener who takes nothing, and there may be thousands: the more there are, the smaller it is. */
const PIECE_BYTES = { least: 16 * 1024, most: 128 * 1024 } as const;
const PIECES_BYTES = 8 * 1024 ** 2;
/** More reads at a time would not be faster, and everything else would wait until a thousand listeners have had their piece. */
const turns = new FewAtATime(8);
let listeners = 0;

/** How long a piece is, in bytes, where so many files are being sent. */
export const pieceBytes = (sent: number): number =>
  Math.floor(Math.max(PIECE_BYTES.least, Math.min(PIECE_BYTES.most, PIECES_BYTES / sent)));

/**
 * A span of a file, read as fast as its listener takes it: no piece before the last one has left, or it would wait beside it.
 * (A stream made from a generator reads one ahead, whatever its mark.)
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
  // Ends the answer short of its length, which tells the listener that it is not whole.
  if (read === undefined || read === 0) throw new Error('the file became shorter while it was sent');
  return bytes.subarray(0, read);
}
