import { fail, succeed } from '../../shared/result';
import { credibleLength } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { contentOf, elementAt, elementsIn, floatOf, unsignedOf } from './ebml';
import { HEADER, readClusterTime, readSegment, SEGMENT, type Segment } from './matroska-segment';
import { readMatroskaTracks } from './matroska-tracks';
import { placeOfStretches, type Stretch } from './sound-place';
import { NO_SOUND, type Proof, type ReadStream } from './stream-facts';

const TIME_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const USUAL_TIME_SCALE = 1_000_000;
const SOUND_BESIDE_PICTURE = 192_000;
/** A recording cut out of a longer one starts at its time in the longer one; nothing is missing before its start. */
const LATE_MS = 500;
/** Clusters last a few seconds, and half a minute at most (RFC 9559 §25.1 speaks of 5 s). */
const LONGEST_CLUSTER_MS = 35_000;

/**
 * Reads a Matroska or WebM file (RFC 9559). It is cut if its segment states a length past the end of the file, and must be
 * decoded if another file follows.
 */
export async function readMatroska(reader: ByteReader): Promise<ReadStream> {
  const header = await elementAt(reader, 0);
  const element = header && (await elementAt(reader, header.body + (header.length ?? 0)));
  if (header?.id !== HEADER || element?.id !== SEGMENT) return fail('not-media');
  const segment = await readSegment(reader, element);
  if (segment.tracks === undefined) return fail('truncated');
  const { video, hasOtherPicture, sound: heard } = readMatroskaTracks(segment.tracks);
  const sound = heard ?? (video === null ? undefined : NO_SOUND);
  if (sound === undefined) return fail('no-audio');
  if (sound === 'unsupported') return fail('unsupported-codec');
  const { durationMs, proof } = await measure(reader, segment);
  if (!(durationMs > 0)) return fail('no-duration');
  const bitrate = video === null ? Math.round((reader.size * 8000) / durationMs) : SOUND_BESIDE_PICTURE;
  const place = placeOfStretches(segment.clusters.map(({ from, to }) => ({ from, to })));
  const container = wordAt(await readView(reader, 0, 64), 0, 64).includes('webm') ? 'webm' : 'matroska';
  const { isFollowed } = segment;
  return succeed({
    container,
    durationMs,
    proof,
    sound: { ...sound, bitrate },
    video,
    hasOtherPicture,
    isFollowed,
    place,
  });
}

/**
 * The stated length, counted from the first cluster, if it is credible and the file is not cut; otherwise the time of the last
 * cluster. The length is `proved` only if it is the stated one and the time of the last cluster confirms it.
 */
async function measure(reader: ByteReader, segment: Segment): Promise<{ durationMs: number; proof: Proof }> {
  const { info, clusters, isCut, isFollowed } = segment;
  const unit = info === undefined ? 1 : unitOf(info);
  const timeOf = async (cluster: Stretch | undefined) => cluster && (await readClusterTime(reader, cluster)) * unit;
  const startMs = (await timeOf(clusters[0])) ?? 0;
  const reachedMs = ((await timeOf(clusters.at(-1))) ?? 0) - startMs;
  const statedMs = info === undefined ? 0 : statedLength(info) - startMs;
  const answers = [isCut ? 0 : statedMs, reachedMs, statedMs].filter((each) => each > 0);
  const durationMs = credibleLength(answers, reader.size);
  if (isCut) return { durationMs, proof: 'cut' };
  const isBorneOut = durationMs === Math.round(statedMs) && Math.abs(statedMs - reachedMs) < LONGEST_CLUSTER_MS;
  return { durationMs, proof: isBorneOut && startMs < LATE_MS && !isFollowed ? 'proved' : 'doubtful' };
}

/** Milliseconds, as the file states them; 0 if it does not state a length. */
function statedLength(info: DataView): number {
  const duration = childOf(info, DURATION);
  return duration === undefined ? 0 : floatOf(duration) * unitOf(info);
}

/** Milliseconds of one unit of the file's times. */
function unitOf(info: DataView): number {
  const scale = childOf(info, TIME_SCALE);
  return (scale === undefined ? USUAL_TIME_SCALE : unsignedOf(scale)) / 1e6;
}

function childOf(parent: DataView, id: number): DataView | undefined {
  const element = elementsIn(parent).find((each) => each.id === id);
  return element && contentOf(parent, element);
}
