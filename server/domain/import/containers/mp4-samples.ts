import { readBoxes, type BoxPlace } from '../../media/fmp4/box-reader';

/** How many of a track's samples are contained in the bytes of a file. */
export interface PresentSamples {
  /** The number of consecutive samples, from the first one, whose bytes are present. */
  readonly samples: number;
  /** The length of these samples, in the track's timescale. */
  readonly ticks: number;
  /** The length of all samples. */
  readonly allTicks: number;
}

interface Tables {
  /** The bytes of each sample; undefined if sizes differ, in which case `sizeOf` returns them. */
  readonly same: number | undefined;
  readonly sizeOf: (sample: number) => number;
  readonly count: number;
  readonly offsets: readonly number[];
  readonly samplesIn: (chunk: number) => number;
}

/**
 * Counts the samples of a sample table (ISO/IEC 14496-12 §8.6 and §8.7) that lie within `fileSize` bytes; undefined where the
 * table has none, as in fragmented files.
 */
export function presentSamples(view: DataView, table: BoxPlace, fileSize: number): PresentSamples | undefined {
  const data = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const boxes = new Map(readBoxes(data, table.body, table.end).map((box) => [box.type, box]));
  const tables = readTables(view, boxes);
  const times = boxes.get('stts');
  if (tables === undefined || times === undefined || tables.count === 0) return undefined;
  const samples = countPresent(tables, fileSize);
  return { samples, ticks: ticksOf(view, times, samples), allTicks: ticksOf(view, times, tables.count) };
}

function readTables(view: DataView, boxes: ReadonlyMap<string, BoxPlace>): Tables | undefined {
  const [sizes, chunks, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map((type) => boxes.get(type));
  const places = short ?? long;
  if (sizes === undefined || chunks === undefined || places === undefined) return undefined;
  const same = view.getUint32(sizes.body + 4);
  const stated = view.getUint32(sizes.body + 8);
  // A table that ends too early contains fewer samples than it states.
  const count = same > 0 ? stated : Math.min(stated, Math.floor((sizes.end - sizes.body - 12) / 4));
  const sizeOf = (sample: number) => view.getUint32(sizes.body + 12 + sample * 4);
  return {
    same: same > 0 ? same : undefined,
    sizeOf,
    count,
    offsets: readOffsets(view, places),
    samplesIn: readRuns(view, chunks),
  };
}

function readOffsets(view: DataView, { type, body, end }: BoxPlace): readonly number[] {
  const bytes = type === 'co64' ? 8 : 4;
  const count = Math.min(view.getUint32(body + 4), Math.floor((end - body - 8) / bytes));
  const at = (index: number) => body + 8 + index * bytes;
  return Array.from({ length: count }, (_, index) =>
    bytes === 8 ? Number(view.getBigUint64(at(index))) : view.getUint32(at(index)),
  );
}

/** Returns the number of samples of each chunk; the table stores runs of chunks by their first chunk, counted from 1. */
function readRuns(view: DataView, { body, end }: BoxPlace): (chunk: number) => number {
  const count = Math.min(view.getUint32(body + 4), Math.floor((end - body - 8) / 12));
  const run = (index: number) => body + 8 + index * 12;
  let at = 0;
  let asked = 0;
  return (chunk) => {
    if (chunk < asked) at = 0;
    asked = chunk;
    while (at + 1 < count && view.getUint32(run(at + 1)) <= chunk + 1) at += 1;
    return count === 0 ? 0 : view.getUint32(run(at) + 4);
  };
}

function countPresent({ same, sizeOf, count, offsets, samplesIn }: Tables, fileSize: number): number {
  let sample = 0;
  for (const [chunk, offset] of offsets.entries()) {
    const last = Math.min(count, sample + samplesIn(chunk));
    const room = Math.max(0, fileSize - offset);
    sample =
      same === undefined
        ? firstThatFails(sizeOf, sample, last, room)
        : Math.min(last, sample + Math.floor(room / same));
    if (sample < last) return sample;
  }
  return sample;
}

/** The first sample from `first` up to `last` that does not fit into `room` bytes. */
function firstThatFails(sizeOf: Tables['sizeOf'], first: number, last: number, room: number): number {
  let sample = first;
  let left = room;
  while (sample < last && (left -= sizeOf(sample)) >= 0) sample += 1;
  return sample;
}

function ticksOf(view: DataView, { body, end }: BoxPlace, samples: number): number {
  const count = Math.min(view.getUint32(body + 4), Math.floor((end - body - 8) / 8));
  let left = samples;
  let ticks = 0;
  for (let index = 0; index < count && left > 0; index += 1) {
    const run = Math.min(left, view.getUint32(body + 8 + index * 8));
    ticks += run * view.getUint32(body + 12 + index * 8);
    left -= run;
  }
  return ticks;
}
