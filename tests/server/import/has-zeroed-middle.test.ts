import { hasZeroedMiddle } from '../../../server/domain/import/containers/has-zeroed-middle';
import { placeOfStretches } from '../../../server/domain/import/containers/sound-place';
import { aByteReader } from '../../support/builders/tag-bytes';

const SIZE = 1_000_000;
const BEHIND_TAGS = 2_000;

/** Sound after tags of zeros, with a hole that begins and ends at these fractions of the sound. */
function soundWithHole(from: number, to: number): Promise<boolean> {
  const bytes = Buffer.alloc(SIZE, 0x55).fill(0, 0, BEHIND_TAGS);
  const at = (share: number) => BEHIND_TAGS + Math.floor((SIZE - BEHIND_TAGS) * share);
  return hasZeroedMiddle(
    aByteReader(bytes.fill(0, at(from), at(to))),
    placeOfStretches([{ from: BEHIND_TAGS, to: SIZE }]),
  );
}

describe('sound with a hole', () => {
  it('is detected wherever a hole of a little more than a fifth of the sound is', async () => {
    const starts = Array.from({ length: 79 }, (_, percent) => percent / 100);
    const told = await Promise.all(starts.map((from) => soundWithHole(from, from + 0.21)));
    expect(starts.filter((__, index) => !told[index])).toEqual([]);
  });

  it('is detected when a little of its end was never written', async () => {
    await expect(soundWithHole(0.99, 1)).resolves.toBe(true);
  });

  it('is not detected in whole sound after tags of zeros that are half of the file', async () => {
    const bytes = Buffer.alloc(SIZE, 0x55).fill(0, 0, SIZE / 2);
    await expect(hasZeroedMiddle(aByteReader(bytes), placeOfStretches([{ from: SIZE / 2, to: SIZE }]))).resolves.toBe(
      false,
    );
  });

  it('is not detected for sound without a hole, for short sound, and for no sound', async () => {
    const short = aByteReader(Buffer.alloc(100));
    const told = [
      await soundWithHole(0.5, 0.5),
      await hasZeroedMiddle(short, placeOfStretches([{ from: 0, to: 100 }])),
      await hasZeroedMiddle(short, placeOfStretches([])),
    ];
    expect(told).toEqual([false, false, false]);
  });
});
