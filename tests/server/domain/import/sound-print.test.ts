import type { SoundPlace } from '../../../../server/domain/import/containers/sound-place';
import { placeOfStretches } from '../../../../server/domain/import/containers/sound-place';
import { hasLowEntropy } from '../../../../server/domain/import/has-low-entropy';
import {
  isBeginningOf,
  isDamagedCopyOf,
  PART_KINDS,
  partKeysOf,
  partsOf,
  printSound,
} from '../../../../server/domain/import/sound-print';
import { aByteReader } from '../../../support/builders/tag-bytes';

const KB = 1024;

/** Bytes without a pattern. */
function noise(length: number, seed = 1): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}

/** A "hash" that tells how many bytes it was given and which were the first and the last. */
const hash = (bytes: Uint8Array): string =>
  [bytes.length, bytes[0] ?? 0, bytes.at(-1) ?? 0]
    .map((each) => each.toString(16).padStart(5, '0'))
    .join('x')
    .padEnd(40, 'z');
const word = (length: number, first: number, last: number, digits = 24): string =>
  hash(Uint8Array.from({ length }, (_, at) => (at === 0 ? first : last))).slice(0, digits);
const print = (file: Buffer, place: SoundPlace) => printSound(aByteReader(file), place, hash);
const at = (bytes: Buffer, index: number) => Number(bytes[index]);

describe('the print of a sound', () => {
  it('is its length, its head, its tail and its starts', async () => {
    const file = noise(100 * KB);
    const from = 10;
    const place = placeOfStretches([{ from, to: file.length }]);
    const end = at(file, file.length - 1);
    const first = at(file, from);
    const starts = [64, 16, 4, 1].map((kilobytes) =>
      word(kilobytes * KB, first, at(file, from + kilobytes * KB - 1), 8),
    );
    expect(await print(file, place)).toBe(
      [
        (file.length - from).toString(36),
        word(64 * KB, first, at(file, from + 64 * KB - 1)),
        word(64 * KB, at(file, file.length - 64 * KB), end),
        starts.join('.'),
      ].join('-'),
    );
  });

  it.each([
    [64 * KB, 4],
    [64 * KB - 1, 3],
    [16 * KB, 3],
    [16 * KB - 1, 2],
    [4 * KB, 2],
    [4 * KB - 1, 1],
    [KB, 1],
    [KB - 1, 0],
  ])('of %i bytes has %i starts, the longest first, and an equal head and tail', async (length, count) => {
    const file = noise(length);
    const { head, tail, starts } = partsOf(await print(file, placeOfStretches([{ from: 0, to: length }])));
    expect(tail).toBe(head);
    expect(starts.map((start) => start !== '')).toEqual([...Array(4 - count).fill(false), ...Array(count).fill(true)]);
  });

  it('reads a sound of several stretches one after the other', async () => {
    const file = noise(3_000);
    const stretches = [
      { from: 100, to: 1_100 },
      { from: 2_000, to: 2_500 },
    ];
    const joined = Buffer.concat([file.subarray(100, 1_100), file.subarray(2_000, 2_500)]);
    const whole = placeOfStretches([{ from: 0, to: joined.length }]);
    expect(await print(file, placeOfStretches(stretches))).toBe(await print(joined, whole));
  });

  it('of no sound has a length of nothing', async () => {
    expect(await print(noise(10), placeOfStretches([]))).toBe(`0-~${word(0, 0, 0)}-~${word(0, 0, 0)}-...`);
  });

  it.each([
    ['begins', [200_000, 0]],
    ['ends', [0, 200_000]],
  ])('that %s with silence has a part of its middle', async (_, [before, behind]) => {
    const file = Buffer.concat([Buffer.alloc(before ?? 0), noise(200_000), Buffer.alloc(behind ?? 0)]);
    const place = placeOfStretches([{ from: 0, to: file.length }]);
    const middle = place.middle.map(({ from, to }) => file.subarray(from, to));
    const [, head = '', tail = '', , added] = (await print(file, place)).split('-');
    expect([head, tail].filter((each) => each.startsWith('~'))).toHaveLength(1);
    expect(added).toBe(hash(Buffer.concat(middle)).slice(0, 24));
  });

  it('of silence without a known middle has none', async () => {
    const place = { ...placeOfStretches([{ from: 0, to: 5_000 }]), middle: [] };
    expect((await print(Buffer.alloc(5_000), place)).split('-')).toHaveLength(4);
  });

  it('has no middle where neither end is silent', async () => {
    const file = Buffer.concat([noise(100_000), Buffer.alloc(100_000), noise(100_000, 5)]);
    expect((await print(file, placeOfStretches([{ from: 0, to: file.length }]))).split('-')).toHaveLength(4);
  });
});

describe('the parts of a print', () => {
  it('are its words between dashes and dots', () => {
    expect(partsOf('rs-h-t-a.b.c.d-m')).toEqual({ length: 1_000, head: 'h', tail: 't', starts: ['a', 'b', 'c', 'd'] });
    expect(partsOf('')).toEqual({ length: 0, head: '', tail: '', starts: [''] });
  });

  const parts = (length: number, head: string, tail: string, ...starts: readonly string[]) => ({
    length,
    head,
    tail,
    starts,
  });
  const WHOLE = parts(100, 'h', 't', 'a', 'b', 'c', 'd');

  it.each([
    ['that is shorter and starts alike', parts(50, 'x', 'y', '', 'b', 'c', 'd'), true],
    ['that is longer and starts alike', parts(150, 'x', 'y', 'a', 'b', 'c', 'd'), true],
    ['that is as long', WHOLE, false],
    ['whose longest common start is another', parts(50, 'x', 'y', '', 'e', 'c', 'd'), false],
    ['whose longest start is another', parts(50, 'h', 't', 'e', 'b', 'c', 'd'), false],
    ['whose only start is the same', parts(5, 'x', 'y', '', '', '', 'd'), true],
    ['whose only start is another', parts(5, 'x', 'y', '', '', '', 'e'), false],
    ['without any start', parts(5, 'h', 't', '', '', '', ''), false],
    ['without starts', parts(5, 'h', 't'), false],
  ])('are the beginning of another recording, or begin with it: one %s', (_, other, isOne) => {
    expect([isBeginningOf(other, WHOLE), isBeginningOf(WHOLE, other)]).toEqual([isOne, isOne]);
  });

  it.each([
    ['same head', parts(100, 'h', 'x'), true],
    ['same tail', parts(100, 'x', 't'), true],
    ['other ends', parts(100, 'x', 'x'), false],
    ['other length', parts(101, 'h', 't'), false],
  ])('are a damaged copy of as long a recording with one end in common: %s', (_, other, isOne) => {
    expect([isDamagedCopyOf(other, WHOLE), isDamagedCopyOf(WHOLE, other)]).toEqual([isOne, isOne]);
  });

  it('are no damaged copy where there is no sound', () => {
    expect(isDamagedCopyOf(parts(0, 'h', 't'), parts(0, 'h', 't'))).toBe(false);
  });

  it('give the keys of what recordings may have in common, the strongest evidence first', () => {
    expect(PART_KINDS.map((kind) => partKeysOf(WHOLE, kind))).toEqual([
      ['100 begins h', '100 ends t'],
      ['starts 0 a'],
      ['starts 1 b'],
      ['starts 2 c'],
      ['starts 3 d'],
    ]);
  });

  it('give no keys for silence and for what is missing', () => {
    const silent = parts(100, '~h', '~t', '', '~b', 'c');
    expect(PART_KINDS.flatMap((kind) => partKeysOf(silent, kind))).toEqual(['starts 2 c']);
    expect(partKeysOf(parts(100, '', 't'), 'end')).toEqual(['100 ends t']);
    expect(partKeysOf(parts(100, 'h', '~t'), 'end')).toEqual(['100 begins h']);
  });
});

describe('bytes that say little', () => {
  /** `words` different four-byte words at every fifth byte, then zeros. */
  function counted(words: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let index = 0; index < words; index += 1) bytes.writeUInt32BE(index, index * 5);
    return bytes;
  }

  it.each([
    [399, 32 * KB, true],
    [400, 32 * KB, false],
    [99, 1_600, true],
    [100, 1_600, false],
    [399, 6_400, true],
    [400, 6_400, false],
  ])(
    'have fewer than 400 different words, and fewer than a 16th of their length: %i in %i bytes',
    (words, length, isLow) => {
      expect(hasLowEntropy(counted(words, length))).toBe(isLow);
    },
  );

  it.each([
    ['three bytes', Buffer.from([1, 2, 3]), true],
    ['four bytes', Buffer.from([1, 2, 3, 4]), false],
    ['a word again and again, at every position', Buffer.from('abcd'.repeat(16)), false],
    ['a longer row of it', Buffer.from('abcd'.repeat(17)), true],
    [
      'zeros inside other bytes',
      noise(4 * KB)
        .fill(0, KB, 3 * KB)
        .subarray(KB, 3 * KB),
      true,
    ],
  ])('are told apart at every fifth byte: %s', (_, bytes, isLow) => {
    expect(hasLowEntropy(bytes)).toBe(isLow);
  });
});
