import { fail, succeed } from '../../shared/result';
import { readView, type ByteReader } from './byte-reader';
import { frameSizes, type Mp3FrameHeader } from './mp3-frame-header';
import { countMp3Frames, findMp3Frame, type Mp3Frame } from './mp3-scan';
import { readMp3Summary, type Mp3Summary } from './mp3-summary';
import { skipLeadingTags, skipTrailingTags } from './surrounding-tags';
import { placeOfStretches } from './sound-place';
import { LARGEST_TAG_BYTES, type Proof, type ReadStream } from './stream-facts';

/** Junk before the first frame, such as the padding of a careless tag editor. */
const SEARCHED_BYTES = 64 * 1024;
const PROBED_BYTES = 6 * 1024;
const SUMMARY_BYTES = 512;
const PROBES = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
/**
 * If the size differs from the summary by no more than this share, counting the frames decides whether data is missing or was
 * appended.
 */
const UNCLEAR_SHARE = 0.005;
const UNCLEAR_BYTES = 8 * 1024;
/** Encoders may or may not count the frame with the summary, and the last frame may be short. */
const TOLERATED_FRAMES = 2;
const FRAMES_TOLERANCE = 0.05;

/**
 * Reads an MP3. Its length comes from the summary in its first frame if that is credible, or else from its bitrate if that is
 * constant, or else from counting the frames. The file is cut if it has fewer bytes than the summary states, and must be decoded
 * if it clearly has more.
 */
export async function readMp3(reader: ByteReader): Promise<ReadStream> {
  const start = await skipLeadingTags(reader);
  if (start > LARGEST_TAG_BYTES) return fail('too-large-tags');
  if (start > reader.size) return fail('truncated');
  const end = await skipTrailingTags(reader, start);
  const first = await findMp3Frame(reader, { from: start, end, searched: SEARCHED_BYTES });
  if (first === undefined) return fail(start > 0 && start === end ? 'no-audio' : 'not-media');
  const summary = readMp3Summary(await readView(reader, first.position, SUMMARY_BYTES), 0, first.header);
  const { sampleRate, channels, samples } = first.header;
  const proof = summary === undefined ? 'proved' : await proofOf(reader, summary, first, end);
  const isStated =
    proof === 'proved' && summary !== undefined && isCrediblySummed(summary, first.header, end - first.position);
  const total = isStated ? lengthBy(summary, samples) : await measure(reader, first, end);
  const durationMs = Math.round((total / sampleRate) * 1000);
  if (durationMs <= 0) return fail('no-duration');
  const bitrate = Math.round(((end - first.position) * 8000) / durationMs);
  const sound = { codec: 'mp3', sampleRate, channels, bitrate } as const;
  // The frame with the summary is not part of the sound: programs that copy the frames write a new one.
  const from = first.position + (summary === undefined ? 0 : first.header.bytes);
  const place = placeOfStretches([{ from: Math.min(from, end), to: end }]);
  return succeed({ container: 'mp3', durationMs, proof, sound, video: null, place });
}

function lengthBy({ frames, padding }: Mp3Summary, samplesPerFrame: number): number {
  const samples = frames * samplesPerFrame;
  return padding < samples ? samples - padding : samples;
}

/** Whether this number of frames, each within the frame sizes of this stream, has about the size of the bytes that are present. */
function isCrediblySummed({ frames }: Mp3Summary, header: Mp3FrameHeader, present: number): boolean {
  const { least, most } = frameSizes(header);
  return (
    frames > 0 && present >= frames * least * (1 - FRAMES_TOLERANCE) && present <= (frames + 1) * most + UNCLEAR_BYTES
  );
}

/** A file with far fewer bytes than its summary states was cut; a file with far more was joined from several files. */
async function proofOf(reader: ByteReader, summary: Mp3Summary, first: Mp3Frame, end: number): Promise<Proof> {
  if (summary.bytes === undefined) return 'proved';
  const missing = summary.bytes - (end - first.position);
  if (Math.abs(missing) > Math.max(UNCLEAR_BYTES, summary.bytes * UNCLEAR_SHARE)) {
    return missing > 0 ? 'cut' : 'doubtful';
  }
  if (missing <= TOLERATED_FRAMES * first.header.bytes) return 'proved';
  // The count in the summary excludes the frame with the summary.
  const counted = (await countMp3Frames(reader, first, end)) - 1;
  return counted < summary.frames - TOLERATED_FRAMES ? 'cut' : 'proved';
}

/** The number of samples of a file that states nothing about its length. */
async function measure(reader: ByteReader, first: Mp3Frame, end: number): Promise<number> {
  const { samples, bitrate, sampleRate } = first.header;
  const bytes = end - first.position;
  const averageFrame = ((samples / 8) * bitrate) / sampleRate;
  const isConstant = await hasOneBitrate(reader, first, end);
  const frames = isConstant ? Math.floor(bytes / averageFrame + 0.5) : await countMp3Frames(reader, first, end);
  return frames * samples;
}

async function hasOneBitrate(reader: ByteReader, first: Mp3Frame, end: number): Promise<boolean> {
  for (const share of PROBES) {
    const from = first.position + Math.floor((end - first.position) * share);
    const probe = await findMp3Frame(reader, { from, end, searched: PROBED_BYTES });
    if (probe === undefined || probe.header.bitrate !== first.header.bitrate) return false;
  }
  return true;
}
