import { box, fullBox, u32, u64 } from './box';

const TRACK_ID = 1;
const DEFAULT_BASE_IS_MOOF = 0x020000;
const HAS_DATA_OFFSET_AND_SIZES = 0x000201;

/** One media segment of whole AAC frames; `startTicks` is the first frame's place in the song, in samples. */
export function audioSegment(index: number, startTicks: number, frames: readonly Uint8Array[]): Uint8Array {
  const sizes = frames.map((frame) => frame.length);
  // Built twice: the data's offset is known only after the boxes before it have their size.
  const dataOffset = fragment(index, startTicks, sizes, 0).length + 8;
  const moof = fragment(index, startTicks, sizes, dataOffset);
  const mdat = box('mdat', ...frames);
  const out = new Uint8Array(moof.length + mdat.length);
  out.set(moof);
  out.set(mdat, moof.length);
  return out;
}

function fragment(index: number, startTicks: number, sizes: readonly number[], dataOffset: number): Uint8Array {
  const header = fullBox('tfhd', { flags: DEFAULT_BASE_IS_MOOF }, u32(TRACK_ID));
  const time = fullBox('tfdt', { version: 1 }, u64(startTicks));
  const run = fullBox('trun', { flags: HAS_DATA_OFFSET_AND_SIZES }, u32(sizes.length, dataOffset, ...sizes));
  return box('moof', fullBox('mfhd', {}, u32(index + 1)), box('traf', header, time, run));
}
