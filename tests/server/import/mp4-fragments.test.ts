import { readFragments } from '../../../server/domain/import/containers/mp4-fragments';
import { aByteReader, bigEndian, box } from '../../support/builders/tag-bytes';

const TRACK = 7;
const SAMPLES = 5;
const USUAL_TICKS = 512;
const FRAGMENT_TICKS = 1_024;
/** The optional fields of a fragment's header with their flags: offset, description, duration and size of the samples. */
const FIELDS = [
  [0x01, Buffer.alloc(8)],
  [0x02, bigEndian(1)],
  [0x08, bigEndian(FRAGMENT_TICKS)],
  [0x10, bigEndian(300)],
] as const;

const MOOV = box(
  'moov',
  box('mvex', box('trex', bigEndian(0), bigEndian(TRACK), bigEndian(1), bigEndian(USUAL_TICKS), Buffer.alloc(8))),
);

/** A fragment whose samples have no durations of their own. */
function aFragment(flags: number): Buffer {
  const fields = FIELDS.filter(([flag]) => (flags & flag) !== 0).map(([, bytes]) => bytes);
  const header = box('tfhd', bigEndian(flags), bigEndian(TRACK), ...fields);
  return box('moof', box('traf', header, box('trun', bigEndian(0), bigEndian(SAMPLES))));
}

describe('the length of a fragment of an MP4 file', () => {
  it.each([
    ['its duration', 0x08, FRAGMENT_TICKS],
    ['an offset before its duration', 0x19, FRAGMENT_TICKS],
    ['a description before its duration', 0x1a, FRAGMENT_TICKS],
    ['an offset and a description before its duration', 0x1b, FRAGMENT_TICKS],
    ['no duration', 0x13, USUAL_TICKS],
  ])('is that of its samples where its header has %s', async (_, flags, ticks) => {
    const moof = aFragment(flags);
    const boxes = [{ type: 'moof', start: 0, body: 8, length: moof.length }];
    const totals = await readFragments(aByteReader(moof), boxes, MOOV);
    expect(totals.get(TRACK)).toEqual({ ticks: SAMPLES * ticks, samples: SAMPLES, bytes: 0 });
  });
});
