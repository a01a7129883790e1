import { readMp4 } from '../../../server/domain/import/containers/read-mp4';
import { aByteReader, bigEndian, box } from '../../support/builders/tag-bytes';

const RATE = 8_000;
const SAMPLE_TICKS = 1_024;
const SAMPLE_BYTES = 100;
const SAMPLES = 100;

const words = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => bigEndian(value)));

/** Mono AAC whose one chunk of samples begins at `offset` in the file. */
function anIndex(offset: number): Buffer {
  const entry = box('mp4a', Buffer.alloc(16), bigEndian(1, 2), Buffer.alloc(6), words(RATE * 0x10000));
  const table = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, SAMPLES, SAMPLE_TICKS)),
    box('stsc', words(0, 1, 1, SAMPLES, 1)),
    box('stsz', words(0, SAMPLE_BYTES, SAMPLES)),
    box('stco', words(0, 1, offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, RATE, SAMPLES * SAMPLE_TICKS)),
    box('hdlr', words(0, 0), Buffer.from('soun')),
    box('minf', table),
  );
  return box('moov', box('trak', box('tkhd', Buffer.alloc(84)), media));
}

/** An MP4 file with this number of its samples. */
function anMp4(samples: number): Buffer {
  const head = box('ftyp', Buffer.alloc(8));
  const sound = box('mdat', Buffer.alloc(SAMPLES * SAMPLE_BYTES, 7));
  const before = head.length + anIndex(0).length + 8;
  return Buffer.concat([head, anIndex(before), sound]).subarray(0, before + samples * SAMPLE_BYTES);
}

describe('an MP4 file', () => {
  it.each([
    ['all', SAMPLES, 12_800, 'proved'],
    ['60 of the 100', 60, 7_680, 'cut'],
  ])('is as long as the samples that are present: %s', async (_, samples, durationMs, proof) => {
    const read = await readMp4(aByteReader(anMp4(samples)));
    expect(read).toMatchObject({ ok: true, value: { durationMs, proof, sound: { sampleRate: RATE, channels: 1 } } });
  });
});
