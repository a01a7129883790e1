import { pieceBytes } from '../../../server/presentation/http/media/read-span';

describe('a piece of a file that is sent', () => {
  it.each([
    [1, 131_072],
    [64, 131_072],
    [128, 65_536],
    [512, 16_384],
    [4_096, 16_384],
  ])('is for %i listeners %i bytes long', (listeners, bytes) => {
    expect(pieceBytes(listeners)).toBe(bytes);
  });

  it('is so short that all of them together are little', () => {
    const waiting = Array.from({ length: 1_500 }, (_, before) => pieceBytes(before + 1));
    expect(waiting.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(45_000_000);
  });
});
