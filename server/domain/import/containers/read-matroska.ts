import { fail, succeed } from '../../shared/result';
import { credibleLength, isCredibleLength } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { contentOf, elementAt, elementsIn, floatOf, unsignedOf, type Element } from './ebml';
import { readMatroskaTracks } from './matroska-tracks';
import { placeOfStretches, type Stretch } from './sound-place';
import { LARGEST_TAG_BYTES, NO_SOUND, type ReadStream } from './stream-facts';

const IDS = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
} as const;
const MOST_ELEMENTS = 100_000;
const USUAL_TIME_SCALE = 1_000_000;
const SOUND_BESIDE_PICTURE = 192_000;

interface Segment {
  readonly info: DataView | undefined;
  readonly tracks: DataView | undefined;
  /** The time of the last cluster in its own units, where the file gives no duration. */
  readonly lastCluster: number;
  /** Its clusters' contents: sound and picture. */
  readonly media: readonly Stretch[];
}

/** Reads a Matroska or WebM file. It is truncated where its segment says that it goes on past the end. */
export async function readMatroska(reader: ByteReader): Promise<ReadStream> {
  const header = await elementAt(reader, 0);
  const segment = header && (await elementAt(reader, header.body + (header.length ?? 0)));
  if (header?.id !== IDS.header || segment?.id !== IDS.segment) return fail('not-media');
  if (segment.length !== undefined && segment.body + segment.length > reader.size) return fail('truncated');
  const { info, tracks, lastCluster, media } = await readSegment(reader, segment);
  if (tracks === undefined) return fail('truncated');
  const { video, hasOtherPicture, sound: heard } = readMatroskaTracks(tracks);
  const sound = heard ?? (video === null ? undefined : NO_SOUND);
  if (sound === undefined) return fail('no-audio');
  if (sound === 'unsupported') return fail('unsupported-codec');
  if (info === undefined) return fail('no-duration');
  const answers = [statedLength(info), lastCluster * unitOf(info)];
  const durationMs = credibleLength(
    answers.filter((each) => each > 0),
    reader.size,
  );
  if (!(durationMs > 0)) return fail('no-duration');
  const bitrate = video === null ? Math.round((reader.size * 8000) / durationMs) : SOUND_BESIDE_PICTURE;
  const place = placeOfStretches(media);
  const docType = wordAt(await readView(reader, 0, 64), 0, 64).includes('webm') ? 'webm' : 'matroska';
  return succeed({ container: docType, durationMs, sound: { ...sound, bitrate }, video, hasOtherPicture, place });
}

async function readSegment(reader: ByteReader, segment: Element): Promise<Segment> {
  let [info, tracks]: (DataView | undefined)[] = [];
  let lastCluster = 0;
  const media: Stretch[] = [];
  const end = segment.length === undefined ? reader.size : segment.body + segment.length;
  let at = segment.body;
  for (let count = 0; at < end && count < MOST_ELEMENTS; count += 1) {
    const element = await elementAt(reader, at);
    if (element === undefined) break;
    if (element.id === IDS.info) info = await content(reader, element);
    if (element.id === IDS.tracks) tracks = await content(reader, element);
    at = element.length === undefined ? end : Math.min(end, element.body + element.length);
    if (element.id !== IDS.cluster) continue;
    media.push({ from: element.body, to: at });
    const isStated = info !== undefined && isCredibleLength(statedLength(info), reader.size);
    if (!isStated) lastCluster = await clusterTime(reader, element);
  }
  return { info, tracks, lastCluster, media };
}

async function content(reader: ByteReader, { body, length = 0 }: Element): Promise<DataView | undefined> {
  return length > LARGEST_TAG_BYTES ? undefined : readView(reader, body, length);
}

async function clusterTime(reader: ByteReader, { body }: Element): Promise<number> {
  const view = await readView(reader, body, 64);
  const time = elementsIn(view).find(({ id }) => id === IDS.clusterTime);
  return time === undefined ? 0 : unsignedOf(contentOf(view, time));
}

/** Milliseconds, as the file states them; 0 where it does not. */
function statedLength(info: DataView): number {
  const duration = childOf(info, IDS.duration);
  return duration === undefined ? 0 : floatOf(duration) * unitOf(info);
}

/** Milliseconds of one unit of the file's times. */
function unitOf(info: DataView): number {
  const scale = childOf(info, IDS.timeScale);
  return (scale === undefined ? USUAL_TIME_SCALE : unsignedOf(scale)) / 1e6;
}

function childOf(parent: DataView, id: number): DataView | undefined {
  const element = elementsIn(parent).find((each) => each.id === id);
  return element && contentOf(parent, element);
}
