import { isCueSheetWhole } from '../../../../../server/domain/import/containers/flac-cue-sheet';
import { lastFlacSample } from '../../../../../server/domain/import/containers/flac-frames';
import { readFlac, readStreamInfo } from '../../../../../server/domain/import/containers/read-flac';
import { placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import { aByteReader, bigEndian, id3v1 } from '../../../../support/builders/tag-bytes';

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The checksum of a frame's header: division by x⁸ + x² + x + 1. */
function checksum(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => {
    const shifted = Array.from({ length: 8 }).reduce<number>(
      (crc) => (crc * 2) ^ (Math.floor(crc / 128) * 0x107),
      sum ^ byte,
    );
    return shifted & 0xff;
  }, 0);
}

interface Frame {
  readonly isVariable?: boolean;
  /** The code of the block size: 12 is 4,096 samples. */
  readonly size?: number;
  readonly rate?: number;
  /** The coded number of the frame or of its first sample, then whatever the codes ask for. */
  readonly number: readonly number[];
  readonly more?: readonly number[];
}

/** The header of a frame, and its checksum. */
function frame({ isVariable = false, size = 12, rate = 9, number, more = [] }: Frame): Buffer {
  const head = Buffer.from([0xff, 0xf8 + Number(isVariable), size * 16 + rate, 0x18, ...number, ...more]);
  return Buffer.concat([head, Buffer.from([checksum(head)])]);
}

const lastOf = (...parts: readonly Buffer[]) => lastFlacSample(viewOf(Buffer.concat(parts)), 4_096);

describe('the last frame of a FLAC file', () => {
  it.each([
    [1, 192],
    [2, 576],
    [3, 1_152],
    [4, 2_304],
    [5, 4_608],
    [8, 256],
    [9, 512],
    [10, 1_024],
    [11, 2_048],
    [12, 4_096],
    [13, 8_192],
    [14, 16_384],
    [15, 32_768],
  ])('with the size code %i ends %i samples behind its beginning', (size, samples) => {
    expect(lastOf(frame({ size, number: [3] }))).toBe(3 * 4_096 + samples);
    expect(lastOf(frame({ size, number: [3], isVariable: true }))).toBe(3 + samples);
  });

  it.each([
    ['one byte', 6, [0x07], 8],
    ['two bytes', 7, [0x01, 0x07], 0x108],
  ])('may have its size in %s of its own', (_, size, more, samples) => {
    expect(lastOf(frame({ size, number: [3], more }))).toBe(3 * 4_096 + samples);
  });

  it.each([
    [12, [1]],
    [13, [1, 2]],
    [14, [1, 2]],
  ])('may have its sample rate in bytes of its own: code %i', (rate, more) => {
    expect(lastOf(frame({ rate, number: [3], more }))).toBe(4 * 4_096);
    expect(lastOf(frame({ rate, size: 6, number: [3], more: [7, ...more] }))).toBe(3 * 4_096 + 8);
  });

  it.each([
    ['one byte', [0x7f], 127],
    ['two bytes', [0xc2, 0x80], 2 * 64],
    ['three bytes', [0xe1, 0x82, 0x83], 64 ** 2 + 2 * 64 + 3],
    ['four bytes', [0xf1, 0x82, 0x83, 0x84], 64 ** 3 + 2 * 64 ** 2 + 3 * 64 + 4],
    ['five bytes', [0xf9, 0x80, 0x83, 0x80, 0x85], 64 ** 4 + 3 * 64 ** 2 + 5],
    ['six bytes', [0xfd, 0x80, 0x80, 0x80, 0x80, 0x86], 64 ** 5 + 6],
    ['seven bytes', [0xfe, 0x82, 0x80, 0x80, 0x80, 0x80, 0x87], 2 * 64 ** 5 + 7],
    ['more bits than 32', [0xfe, 0xbf, 0xbf, 0xbf, 0xbf, 0xbf, 0xbf], 2 ** 36 - 1],
  ])('may have its number in %s', (_, number, value) => {
    expect(lastOf(frame({ isVariable: true, number }))).toBe(value + 4_096);
  });

  it.each([
    ['a reserved size', frame({ size: 0, number: [3] })],
    ['an invalid sample rate', frame({ rate: 15, number: [3] })],
    ['a wrong checksum', Buffer.concat([frame({ number: [3] }).subarray(0, -1), Buffer.from([0])])],
    ['no checksum', frame({ number: [0xc2, 0x80] }).subarray(0, -1)],
    ['a number that does not go on', frame({ number: [0xc2, 0x03] })],
    ['a number that begins inside another', frame({ number: [0x80, 0x80] })],
    ['a number of eight bytes', frame({ number: [0xff, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80] })],
    ['another sync', Buffer.concat([Buffer.from([0xff, 0xfa]), frame({ number: [3] }).subarray(2)])],
  ])('is not one with %s', (_, bytes) => {
    expect(lastOf(bytes)).toBeUndefined();
  });

  it('is the last of all, with other bytes before and behind it', () => {
    const first = frame({ number: [3] });
    const last = frame({ number: [8] });
    expect(lastOf(Buffer.alloc(9), first, last, Buffer.alloc(9))).toBe(9 * 4_096);
    expect(lastOf(first, last.subarray(0, -1), Buffer.from([0x99]))).toBe(4 * 4_096);
    expect(lastOf(Buffer.alloc(5))).toBeUndefined();
  });
});

describe('the cue sheet of a FLAC file', () => {
  const sheet = (tracks: number, ...indexes: readonly number[]) =>
    Buffer.concat([
      Buffer.alloc(395),
      Buffer.from([tracks]),
      ...indexes.map((count) => Buffer.concat([Buffer.alloc(35), Buffer.from([count]), Buffer.alloc(12 * count)])),
    ]);

  it.each([
    ['one track', sheet(1, 0), true],
    ['a track with two indexes and another track', sheet(2, 2, 1), true],
    ['no track', sheet(0, 0), false],
    ['a track too few', sheet(2, 1), false],
    ['a last track that is cut', sheet(2, 3, 0).subarray(0, -1), false],
    ['nothing', Buffer.alloc(0), false],
    ['no number of tracks', Buffer.alloc(395), false],
    ['no room for a track', sheet(1), false],
  ])('is whole or not with %s', (_, block, isWhole) => {
    expect(isCueSheetWhole(viewOf(block))).toBe(isWhole);
  });
});

/** A block of metadata. */
const block = (type: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type]), bigEndian(body.length, 3), body]);
const LAST = 0x80;

function streamInfo(samples: number, { rate = 48_000, channels = 2, largest = 4_096 } = {}): Buffer {
  const body = Buffer.alloc(34);
  body.writeUInt16BE(largest, 2);
  body.writeUInt32BE(rate * 4_096 + (channels - 1) * 512 + 0x0f0 + Math.floor(samples / 2 ** 32), 10);
  body.writeUInt32BE(samples % 2 ** 32, 14);
  return body;
}

const MARK = Buffer.from('fLaC');
/** The header of the frame that ends at this many times 4,096 samples, among other bytes. */
const soundTo = (frames: number): Buffer =>
  Buffer.concat([Buffer.alloc(9_000, 0x55), frame({ number: [frames - 1] }), Buffer.alloc(90, 0x55)]);
const read = (...parts: readonly Buffer[]) => readFlac(aByteReader(Buffer.concat(parts)), 0);
const SAMPLES = 12 * 4_096;

describe('the facts at the beginning of a FLAC file', () => {
  it('are read', () => {
    const view = viewOf(
      Buffer.concat([MARK, block(0, streamInfo(2 ** 33 + 5, { rate: 96_000, channels: 8, largest: 1_152 }))]),
    );
    expect(readStreamInfo(view)).toEqual({
      largestBlock: 1_152,
      sampleRate: 96_000,
      channels: 8,
      totalSamples: 2 ** 33 + 5,
    });
  });

  it.each([
    ['another mark', Buffer.concat([Buffer.from('fLaX'), block(0, streamInfo(5))])],
    ['another block', Buffer.concat([MARK, block(1, streamInfo(5))])],
    ['no sample rate', Buffer.concat([MARK, block(0, streamInfo(5, { rate: 0 }))])],
    ['too few bytes', Buffer.concat([MARK, block(0, streamInfo(5))]).subarray(0, 41)],
  ])('are not read from %s', (_, bytes) => {
    expect(readStreamInfo(viewOf(bytes))).toBeUndefined();
  });
});

describe('a FLAC file', () => {
  it('is as long as it states, with its sound between its metadata and the tags behind it', async () => {
    const head = Buffer.concat([MARK, block(0, streamInfo(SAMPLES)), block(LAST | 4, Buffer.alloc(50))]);
    const sound = soundTo(12);
    const file = Buffer.concat([head, sound, id3v1({})]);
    const durationMs = (SAMPLES * 1_000) / 48_000;
    expect(await readFlac(aByteReader(file), 0)).toEqual({
      ok: true,
      value: {
        container: 'flac',
        durationMs,
        proof: 'proved',
        sound: {
          codec: 'flac',
          sampleRate: 48_000,
          channels: 2,
          bitrate: Math.round(((sound.length + 128) * 8_000) / durationMs),
        },
        video: null,
        place: placeOfStretches([{ from: head.length, to: head.length + sound.length }]),
      },
    });
  });

  it('may begin behind tags', async () => {
    const file = Buffer.concat([Buffer.alloc(20), MARK, block(LAST, streamInfo(SAMPLES)), soundTo(12)]);
    expect(await readFlac(aByteReader(file), 20)).toMatchObject({
      ok: true,
      value: { durationMs: 1_024, proof: 'proved' },
    });
  });

  it.each([
    ['cut where its last frame ends too early', SAMPLES, 11, 'cut', 939],
    ['doubtful where its last frame ends too late', SAMPLES, 13, 'doubtful', 1_109],
    ['proved where its last frame ends in time', SAMPLES, 12, 'proved', 1_024],
    ['proved by its last frame where it states nothing', 0, 12, 'proved', 1_024],
    ['cut where one sample is missing', SAMPLES + 1, 12, 'cut', 1_024],
    ['doubtful where there is a sample more', SAMPLES - 1, 12, 'doubtful', 1_024],
  ])('is %s', async (_, samples, frames, proof, durationMs) => {
    const file = [MARK, block(LAST, streamInfo(samples)), soundTo(frames)];
    expect(await read(...file)).toMatchObject({ ok: true, value: { proof, durationMs } });
  });

  it.each([
    ['a second block of facts', block(0, streamInfo(SAMPLES)), 'doubtful'],
    ['a cue sheet without tracks', block(5, Buffer.alloc(500)), 'doubtful'],
    ['a whole cue sheet', block(5, Buffer.alloc(500).fill(1, 395, 396)), 'proved'],
    ['other blocks', Buffer.concat([block(1, Buffer.alloc(9)), block(2, Buffer.alloc(9))]), 'proved'],
  ])('with %s may be refused by decoders: it is %s', async (_, blocks, proof) => {
    const file = [MARK, block(0, streamInfo(SAMPLES)), blocks, block(LAST | 1, Buffer.alloc(2)), soundTo(12)];
    expect(await read(...file)).toMatchObject({ ok: true, value: { proof } });
    const behind = [
      MARK,
      block(0, streamInfo(SAMPLES)),
      block(1, Buffer.alloc(2)),
      blocks,
      block(LAST | 1, Buffer.alloc(2)),
      soundTo(12),
    ];
    expect(await read(...behind)).toMatchObject({ ok: true, value: { proof } });
  });

  it.each([
    ['within a megabyte of the end', 1024 * 1024, true],
    ['before the last megabyte', 1024 * 1024 + 20, false],
  ])('has its last frame %s', async (_, behind, ok) => {
    const last = frame({ number: [11] });
    const file = [
      MARK,
      block(LAST, streamInfo(SAMPLES)),
      Buffer.alloc(5_000, 0x55),
      last,
      Buffer.alloc(behind - last.length, 0x55),
    ];
    expect((await read(...file)).ok).toBe(ok);
  });

  const huge = (bytes: number) => Buffer.concat([Buffer.from([1]), bigEndian(bytes, 3)]);

  it.each([
    ['no metadata', [Buffer.alloc(50)], 'not-media'],
    ['metadata alone', [MARK, block(LAST, streamInfo(SAMPLES))], 'truncated'],
    ['metadata that is cut', [MARK, block(0, streamInfo(SAMPLES)), Buffer.alloc(3)], 'truncated'],
    ['metadata without an end', [MARK, block(0, streamInfo(SAMPLES)), Buffer.alloc(4 * 1_000)], 'not-media'],
    ['no frames', [MARK, block(LAST, streamInfo(SAMPLES)), Buffer.alloc(5_000, 0x55)], 'not-media'],
    [
      'frames of no samples',
      [MARK, block(LAST, streamInfo(0)), frame({ isVariable: true, size: 1, number: [0] }).fill(0)],
      'not-media',
    ],
  ])('is not read from %s', async (_, parts, error) => {
    expect(await read(...parts)).toEqual({ ok: false, error });
  });

  it('is not read where its metadata is larger than 32 MiB', async () => {
    const reader = (total: number) => {
      const head = Buffer.concat([MARK, block(0, streamInfo(SAMPLES))]);
      const third = head.length + 4 + 0xffffff;
      const heads = new Map([
        [head.length, huge(0xffffff)],
        [third, Buffer.concat([Buffer.from([LAST | 1]), bigEndian(total - third, 3)])],
      ]);
      return {
        size: 2 ** 30,
        read: async (position: number, length: number) =>
          heads.get(position) ?? head.subarray(position, position + length),
      };
    };
    expect(await readFlac(reader(32 * 1024 * 1024 + 1), 0)).toEqual({ ok: false, error: 'too-large-tags' });
    expect(await readFlac(reader(32 * 1024 * 1024), 0)).toEqual({ ok: false, error: 'not-media' });
  });
});
