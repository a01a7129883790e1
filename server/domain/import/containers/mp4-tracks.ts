import { findBoxes, readBoxes, viewOf, type BoxPlace } from '../../media/fmp4/box-reader';
import { wordAt } from './byte-reader';
import { presentSamples, type PresentSamples } from './mp4-samples';

/** One track of an MP4 file as its index describes it. */
export interface Mp4Track {
  readonly id: number;
  /** `soun`, `vide`, `text` … */
  readonly handler: string;
  /** Four letters of the first sample description, for instance `mp4a`; with its bytes. */
  readonly format: string;
  readonly entry: DataView;
  readonly timescale: number;
  /** Seconds as shown, after edits; 0 where the index does not say. */
  readonly seconds: number;
  /** The lengths that the headers of the track and of the whole film state, used if `seconds` is impossible. */
  readonly mediaSeconds: number;
  readonly movieSeconds: number;
  readonly samples: number;
  readonly sampleBytes: number;
  /** The part of the samples that is present; undefined if the index has no samples. */
  readonly present: PresentSamples | undefined;
  readonly isQuarterTurned: boolean;
  /** Fragments follow the samples in the index, so the index does not state the total length. */
  readonly isContinued?: true;
}

/** Reads the tracks of a `moov` box, given with its header, of a file of `fileSize` bytes. */
export function readMp4Tracks(moov: Uint8Array, fileSize: number): Mp4Track[] {
  const view = viewOf(moov);
  const movie = findBoxes(moov, ['moov', 'mvhd'])[0];
  const times = movie === undefined ? { timescale: 1, duration: 0 } : readTimes(view, movie);
  return findBoxes(moov, ['moov', 'trak']).flatMap((trak) => readTrack(moov, trak, { ...times, fileSize }));
}

function readTrack(moov: Uint8Array, trak: BoxPlace, movie: Times & { readonly fileSize: number }): Mp4Track[] {
  const view = viewOf(moov);
  const find = (...path: string[]) => findInside(moov, trak, path);
  const header = find('tkhd');
  const media = find('mdia', 'mdhd');
  const handler = find('mdia', 'hdlr');
  const table = find('mdia', 'minf', 'stbl');
  const description = table && findInside(moov, table, ['stsd']);
  const entry = description && readBoxes(moov, description.body + 8, description.end)[0];
  if (header === undefined || media === undefined || handler === undefined || entry === undefined) return [];
  const times = readTimes(view, media);
  const sizes = table && findInside(moov, table, ['stsz']);
  const isLong = view.getUint8(header.body) === 1;
  return [
    {
      id: view.getUint32(header.body + (isLong ? 20 : 12)),
      handler: wordAt(view, handler.body + 8),
      format: entry.type,
      entry: new DataView(moov.buffer, moov.byteOffset + entry.start, entry.end - entry.start),
      timescale: times.timescale,
      seconds: shownSeconds(view, find('edts', 'elst'), movie.timescale) ?? times.duration / times.timescale,
      mediaSeconds: times.duration / times.timescale,
      movieSeconds: movie.duration / movie.timescale,
      samples: sizes === undefined ? 0 : view.getUint32(sizes.body + 8),
      sampleBytes: sizes === undefined ? 0 : sumSizes(view, sizes),
      present: table && presentSamples(view, table, movie.fileSize),
      isQuarterTurned: isTurned(view, header.body + (isLong ? 52 : 40)),
    },
  ];
}

function findInside(data: Uint8Array, parent: BoxPlace, path: readonly string[]): BoxPlace | undefined {
  return path.reduce<BoxPlace | undefined>(
    (place, type) => place && readBoxes(data, place.body, place.end).find((box) => box.type === type),
    parent,
  );
}

interface Times {
  readonly timescale: number;
  readonly duration: number;
}

/** `mvhd` and `mdhd` have the same beginning. */
function readTimes(view: DataView, { body }: BoxPlace): Times {
  if (view.getUint8(body) !== 1) {
    return { timescale: view.getUint32(body + 12) || 1, duration: known(view.getUint32(body + 16), 0xffffffff) };
  }
  const duration = Number(view.getBigUint64(body + 24));
  return { timescale: view.getUint32(body + 20) || 1, duration: known(duration, 2 ** 64) };
}

function known(duration: number, unknown: number): number {
  return duration >= unknown ? 0 : duration;
}

/**
 * The length after the edit list is applied: encoders use edits to remove their own silence. An edit without media only delays
 * the track's start and does not count.
 */
function shownSeconds(view: DataView, edits: BoxPlace | undefined, movieScale: number): number | undefined {
  if (edits === undefined) return undefined;
  const isLong = view.getUint8(edits.body) === 1;
  const bytes = isLong ? 20 : 12;
  let total = 0;
  for (let at = edits.body + 8; at + bytes <= edits.end; at += bytes) {
    const isEmpty = view.getInt32(at + (isLong ? 8 : 4)) === -1;
    if (!isEmpty) total += isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);
  }
  return total === 0 ? undefined : total / movieScale;
}

function sumSizes(view: DataView, { body, end }: BoxPlace): number {
  const same = view.getUint32(body + 4);
  if (same > 0) return same * view.getUint32(body + 8);
  let sum = 0;
  for (let at = body + 12; at + 4 <= end; at += 4) sum += view.getUint32(at);
  return sum;
}

/** A picture turned by 90 or 270 degrees has zeros on its matrix' diagonal. */
function isTurned(view: DataView, matrix: number): boolean {
  return view.getUint32(matrix) === 0 && view.getUint32(matrix + 4) !== 0;
}
