import { Writable } from 'node:stream';
import type { OpenFiles } from '../../../server/application/ports/open-files.port';
import { pieceBytes, readSpan } from '../../../server/presentation/http/media/read-span';

describe('a piece of a file that is sent', () => {
  it.each([
    [1, 131_072],
    [64, 131_072],
    [128, 65_536],
    [512, 16_384],
    [4_096, 16_384],
  ])('for %i listeners is %i bytes long', (listeners, bytes) => {
    expect(pieceBytes(listeners)).toBe(bytes);
  });

  it('is so short that the pieces for 1,500 listeners are less than 45 MB in all', () => {
    const waiting = Array.from({ length: 1_500 }, (_, before) => pieceBytes(before + 1));
    expect(waiting.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(45_000_000);
  });
});

describe('a span of a file', () => {
  const SIZE = 1_000_000;
  const reads: number[] = [];
  const files: OpenFiles = {
    use: (_, work) =>
      work({
        size: SIZE,
        modifiedMs: 0,
        read: async (target, position) => {
          reads.push(position);
          return Math.min(target.length, SIZE - position);
        },
      }),
    forget: () => undefined,
  };
  const WHOLE = { start: 0, end: SIZE - 1 };
  /** Gives the receiver of the next bytes the chance to request more. */
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  };
  beforeEach(() => reads.splice(0));

  it('is read one piece at a time, as its reader requests', async () => {
    const reader = new Writable({ highWaterMark: 1, write: () => undefined });
    const span = readSpan(files, 'a', WHOLE).pipe(reader);
    await turns();
    expect(reads).toEqual([0]);
    span.destroy();
  });

  it('arrives whole, wherever it ends', async () => {
    let length = 0;
    for await (const piece of readSpan(files, 'a', { start: 5, end: SIZE - 10 })) length += (piece as Buffer).length;
    expect(length).toBe(SIZE - 14);
  });

  it('of a file that became shorter ends with an error', async () => {
    const shorter: OpenFiles = { ...files, use: async () => undefined };
    await expect(readSpan(shorter, 'a', WHOLE).toArray()).rejects.toThrow('shorter');
  });
});
