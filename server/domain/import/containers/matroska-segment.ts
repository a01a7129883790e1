import { readView, type ByteReader } from './byte-reader';
import { contentOf, elementAt, elementsIn, unsignedOf, type Element } from './ebml';
import type { Stretch } from './sound-place';
import { LARGEST_TAG_BYTES } from './stream-facts';

export const HEADER = 0x1a45dfa3;
export const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
/**
 * Elements that may follow a cluster of unknown size: another cluster, cues, tags, attachments, chapters, a seek head, info,
 * tracks, another file.
 */
const BEHIND_CLUSTERS = new Set([
  ...[CLUSTER, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770, 0x114d9b74, INFO, TRACKS, HEADER],
]);
const MOST_ELEMENTS = 400_000;

/** The contents of a Matroska file's segment. */
export interface Segment {
  readonly info: DataView | undefined;
  readonly tracks: DataView | undefined;
  /** Its clusters' contents: sound and picture. */
  readonly clusters: readonly Stretch[];
  /** The segment states a length past the end of the file. */
  readonly isCut: boolean;
  /** Another file was appended to this one. */
  readonly isFollowed: boolean;
}

/** Reads a segment element by element; reads the inside of a cluster only if the cluster does not state its length. */
export async function readSegment(reader: ByteReader, segment: Element): Promise<Segment> {
  let info: DataView | undefined;
  let tracks: DataView | undefined;
  const clusters: Stretch[] = [];
  const stated = segment.length === undefined ? reader.size : segment.body + segment.length;
  const end = Math.min(stated, reader.size);
  const steps = { left: MOST_ELEMENTS };
  let at = segment.body;
  while (at < end && steps.left > 0) {
    steps.left -= 1;
    const element = await elementAt(reader, at);
    if (element === undefined || element.id === HEADER) break;
    if (element.id === INFO) info = await content(reader, element);
    if (element.id === TRACKS) tracks = await content(reader, element);
    at = Math.min(end, await endOf(reader, element, end, steps));
    if (element.id === CLUSTER) clusters.push({ from: element.body, to: at });
  }
  const next = at < reader.size ? await elementAt(reader, at) : undefined;
  return { info, tracks, clusters, isCut: stated > reader.size, isFollowed: next?.id === HEADER };
}

/** The start time of the cluster with this content, in the file's units; 0 if the cluster does not state it. */
export async function readClusterTime(reader: ByteReader, { from }: Stretch): Promise<number> {
  const view = await readView(reader, from, 64);
  const time = elementsIn(view).find(({ id }) => id === CLUSTER_TIME);
  return time === undefined ? 0 : unsignedOf(contentOf(view, time));
}

async function content(reader: ByteReader, { body, length = 0 }: Element): Promise<DataView | undefined> {
  return length > LARGEST_TAG_BYTES ? undefined : readView(reader, body, length);
}

async function endOf(reader: ByteReader, { id, body, length }: Element, end: number, steps: { left: number }) {
  if (length !== undefined) return body + length;
  if (id !== CLUSTER) return end;
  let at = body;
  while (at < end && steps.left > 0) {
    steps.left -= 1;
    const child = await elementAt(reader, at);
    if (child?.length === undefined || BEHIND_CLUSTERS.has(child.id)) return at;
    at = child.body + child.length;
  }
  return end;
}
