import { findBoxes, readBoxes, viewOf, type BoxPlace } from '../../media/fmp4/box-reader';
import type { ByteReader } from './byte-reader';
import type { TopBox } from './mp4-top';
import { LARGEST_TAG_BYTES } from './stream-facts';

/** The totals of one track over all fragments; ticks in its timescale. */
export interface FragmentTotals {
  readonly ticks: number;
  readonly samples: number;
  readonly bytes: number;
}

const HAS_OFFSET = 1;
const HAS_FIRST_FLAGS = 4;
const HAS_DURATION = 0x100;
const HAS_SIZE = 0x200;
const HAS_FLAGS = 0x400;
const HAS_COMPOSITION = 0x800;
const NOTHING: FragmentTotals = { ticks: 0, samples: 0, bytes: 0 };

/** Adds up the fragments of an MP4 file whose index has no samples, by track (ISO/IEC 14496-12 §8.8). */
export async function readFragments(
  reader: ByteReader,
  boxes: readonly TopBox[],
  moov: Uint8Array,
): Promise<ReadonlyMap<number, FragmentTotals>> {
  const defaults = readDefaults(moov);
  const totals = new Map<number, FragmentTotals>();
  const isReadable = ({ type, length }: TopBox) => type === 'moof' && length <= LARGEST_TAG_BYTES;
  for (const { start, length } of boxes.filter(isReadable)) {
    const moof = await reader.read(start, length);
    for (const traf of findBoxes(moof, ['moof', 'traf'])) addTrackFragment(moof, traf, defaults, totals);
  }
  return totals;
}

function readDefaults(moov: Uint8Array): Map<number, number> {
  const view = viewOf(moov);
  const boxes = findBoxes(moov, ['moov', 'mvex', 'trex']);
  return new Map(boxes.map(({ body }) => [view.getUint32(body + 4), view.getUint32(body + 12)]));
}

function addTrackFragment(
  moof: Uint8Array,
  traf: BoxPlace,
  defaults: ReadonlyMap<number, number>,
  totals: Map<number, FragmentTotals>,
): void {
  const view = viewOf(moof);
  const inside = readBoxes(moof, traf.body, traf.end);
  const header = inside.find(({ type }) => type === 'tfhd');
  if (header === undefined) return;
  const track = view.getUint32(header.body + 4);
  const usual = fragmentDefault(view, header) ?? defaults.get(track) ?? 0;
  for (const run of inside.filter(({ type }) => type === 'trun')) {
    const before = totals.get(track) ?? NOTHING;
    totals.set(track, add(before, readRun(view, run, usual)));
  }
}

function fragmentDefault(view: DataView, { body }: BoxPlace): number | undefined {
  const flags = view.getUint32(body) & 0xffffff;
  if ((flags & 8) === 0) return undefined;
  return view.getUint32(body + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0));
}

function readRun(view: DataView, { body, end }: BoxPlace, usual: number): FragmentTotals {
  const flags = view.getUint32(body) & 0xffffff;
  const samples = view.getUint32(body + 4);
  const fields = [HAS_DURATION, HAS_SIZE, HAS_FLAGS, HAS_COMPOSITION].filter((flag) => (flags & flag) !== 0);
  const start = body + 8 + (flags & HAS_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  let ticks = flags & HAS_DURATION ? 0 : samples * usual;
  let bytes = 0;
  for (let at = start; at + fields.length * 4 <= end && fields.length > 0; at += fields.length * 4) {
    if (flags & HAS_DURATION) ticks += view.getUint32(at);
    if (flags & HAS_SIZE) bytes += view.getUint32(at + (flags & HAS_DURATION ? 4 : 0));
  }
  return { ticks, samples, bytes };
}

function add(a: FragmentTotals, b: FragmentTotals): FragmentTotals {
  return { ticks: a.ticks + b.ticks, samples: a.samples + b.samples, bytes: a.bytes + b.bytes };
}
