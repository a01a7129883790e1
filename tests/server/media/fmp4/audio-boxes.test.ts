import { AdtsFrames, NotAdts } from '../../../../server/domain/media/fmp4/adts-frames';
import { audioInitSegment } from '../../../../server/domain/media/fmp4/audio-init';
import { audioSegment } from '../../../../server/domain/media/fmp4/audio-segment';
import { u64 } from '../../../../server/domain/media/fmp4/box';
import { findBoxes, readBoxes, viewOf } from '../../../../server/domain/media/fmp4/box-reader';

const frame = (length: number, fill: number, hasChecksum = false): Uint8Array => {
  const header = hasChecksum ? 9 : 7;
  const all = length + header;
  const bytes = new Uint8Array(all).fill(fill);
  bytes.set([
    0xff,
    hasChecksum ? 0xf0 : 0xf1,
    0x50,
    0x80 | (all >> 11),
    (all >> 3) & 0xff,
    ((all & 7) << 5) | 0x1f,
    0xfc,
  ]);
  return bytes;
};
const join = (...pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const types = (bytes: Uint8Array) => readBoxes(bytes, 0, bytes.length).map(({ type }) => type);

describe('audioInitSegment', () => {
  it.each([44_100, 48_000] as const)('describes stereo AAC-LC at %d Hz', (rate) => {
    const init = audioInitSegment(rate);
    const view = viewOf(init);
    const [media] = findBoxes(init, ['moov', 'trak', 'mdia', 'mdhd']);
    const [description] = findBoxes(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const entry = (description?.body ?? 0) + 8;
    expect(types(init)).toEqual(['ftyp', 'moov']);
    expect(view.getUint32((media?.body ?? 0) + 12)).toBe(rate);
    expect([view.getUint16(entry + 24), view.getUint32(entry + 32) / 0x10000]).toEqual([2, rate]);
    expect(findBoxes(init, ['moov', 'mvex', 'trex'])).toHaveLength(1);
  });

  it('contains the decoder configuration of the sample rate', () => {
    const has = (rate: 44_100 | 48_000, config: string) =>
      Buffer.from(audioInitSegment(rate)).toString('hex').includes(config);
    expect([has(44_100, '05021210'), has(48_000, '05021190'), has(44_100, '05021190')]).toEqual([true, true, false]);
  });
});

describe('audioSegment', () => {
  const segment = audioSegment(3, 2 ** 33 + 5, [new Uint8Array([1, 2, 3]), new Uint8Array([4])]);
  const view = viewOf(segment);
  const place = (...path: string[]) => findBoxes(segment, path)[0]?.body ?? 0;

  it('is one fragment', () => {
    expect(types(segment)).toEqual(['moof', 'mdat']);
  });

  it('states its position in the song, also after hours', () => {
    expect(Number(view.getBigUint64(place('moof', 'traf', 'tfdt') + 4))).toBe(2 ** 33 + 5);
    expect(view.getUint32(place('moof', 'mfhd') + 4)).toBe(4);
  });

  it('states the place and the sizes of its frames', () => {
    const run = place('moof', 'traf', 'trun');
    const start = view.getUint32(run + 8);
    expect([view.getUint32(run + 4), view.getUint32(run + 12), view.getUint32(run + 16)]).toEqual([2, 3, 1]);
    expect([...segment.subarray(start, start + 4)]).toEqual([1, 2, 3, 4]);
  });
});

describe('AdtsFrames', () => {
  const stream = join(frame(300, 1), frame(10, 2, true), frame(1, 3));

  it.each([1, 2, 7, 100, 1_000])('splits a stream that arrives in pieces of %i bytes', (size) => {
    const adts = new AdtsFrames();
    const frames: Uint8Array[] = [];
    for (let at = 0; at < stream.length; at += size) frames.push(...adts.push(stream.slice(at, at + size)));
    expect(frames.map((each) => [each.length, each[0]])).toEqual([
      [300, 1],
      [10, 2],
      [1, 3],
    ]);
  });

  it.each([
    ['anything else', Uint8Array.from(Array(20).fill(0))],
    ['a frame without content', Uint8Array.from([0xff, 0xf1, 0x50, 0x80, 0, 0xff, 0xfc])],
  ])('refuses %s', (_, bytes) => {
    expect(() => new AdtsFrames().push(bytes)).toThrow(NotAdts);
  });
});

describe('u64', () => {
  it('is exact beyond 32 bits', () => {
    expect([...u64(2 ** 32 + 258)]).toEqual([0, 0, 0, 1, 0, 0, 1, 2]);
  });
});
