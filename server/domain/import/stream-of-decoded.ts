import type { MediaContainer } from '../catalogue/media-facts';
import { fail } from '../shared/result';
import type { LocatedSound } from './containers/locate-sound';
import type { SoundPlace } from './containers/sound-place';
import { NO_SOUND, type ReadStream, type StreamFacts } from './containers/stream-facts';
import { FILE_LIMITS, isCredibleLength, limitStream } from './file-limits';
import type { DecodedMedia } from './media-decoder.port';
import type { RefusalReason } from './refusal';

/** By which share a file's stated length may exceed its real length before this is reported. */
const TOLERATED_SHARE = 0.02;
const TOLERATED_MS = 1_000;
/** Containers in which decoders find any position; in the others, decoders estimate the position from the bytes and miss it. */
const SEEKABLE: ReadonlySet<MediaContainer> = new Set([
  ...(['mp3', 'flac', 'ogg', 'matroska', 'webm', 'adts', 'aiff', 'asf', 'wavpack', 'ape', 'tta'] as const),
  ...(['ac3', 'dts', 'caf', 'dsf', 'avi', 'flv'] as const),
]);
const PLACELESS_CODECS = /^adpcm/;
/** Containers that state their length to the sample. */
const EXACT: ReadonlySet<MediaContainer> = new Set(['wavpack', 'tta', 'ape', 'aiff']);
const EXACT_WITHIN_MS = 100;
const MATROSKA: ReadonlySet<MediaContainer> = new Set(['matroska', 'webm']);
/** Errors of our own readers for a file that contains less than it states, or that states something impossible. */
const OVERSTATED: ReadonlySet<RefusalReason> = new Set(['truncated', 'implausible']);

/**
 * The facts of a file that was decoded because our own reader did not recognise or did not trust it: the reader's facts if there
 * are any, and the length that decodes. The proof is `cut` if the file states more than it contains.
 */
export function streamOfDecoded(
  own: ReadStream,
  decoded: DecodedMedia,
  { place, isClipped, size }: LocatedSound & { readonly size: number },
): ReadStream {
  const { soundMs, pictureMs, isWhole } = decoded;
  const facts = own.ok ? withPictureOf(decoded, own.value) : factsOf(decoded, place);
  if (facts === undefined) return fail('no-audio');
  const heardMs = facts.video === null ? soundMs : Math.max(soundMs, pictureMs);
  const isProved = own.ok && own.value.proof === 'proved';
  if (heardMs < FILE_LIMITS.leastMs) return isProved ? own : fail(whyNothing(own));
  const durationMs = isWhole ? heardMs : likelyLength(own, decoded, size);
  const isCut = isClipped || (own.ok ? own.value.proof === 'cut' : OVERSTATED.has(own.error));
  const statedMs = statedBy(own, decoded);
  const isOverstated = isWhole && statedMs > durationMs + toleranceFor(facts, durationMs);
  // For a Matroska file without an end, our own reader has only the time at which the last cluster begins.
  const isClaim = statedMs > 0 && !MATROSKA.has(facts.container);
  // Sound behind the stated end was appended to the file, with times of its own.
  const isContinued = facts.isFollowed === true || (isClaim && durationMs > statedMs + toleranceFor(facts, durationMs));
  const isFound = isProved || (isSeekable(facts) && !isContinued && !(facts.isHollow === true && isOverstated));
  const sound = isFound ? facts.sound : { ...facts.sound, isReadThrough: true };
  const proof = isCut || isOverstated ? 'cut' : 'proved';
  return limitStream({ ...facts, sound, durationMs, proof }, size, durationMs <= heardMs);
}

function toleranceFor({ container }: StreamFacts, durationMs: number): number {
  return EXACT.has(container) ? EXACT_WITHIN_MS : durationMs * TOLERATED_SHARE + TOLERATED_MS;
}

const isSeekable = ({ container, sound }: StreamFacts): boolean =>
  SEEKABLE.has(container) && !PLACELESS_CODECS.test(sound.codec);

function whyNothing(own: ReadStream): RefusalReason {
  if (!own.ok) return own.error;
  return own.value.proof === 'cut' ? 'truncated' : 'too-short';
}

/**
 * Adds the moving picture that our own reader does not recognise; a still image does not count, and nothing is missing without
 * it.
 */
function withPictureOf({ video, hasStill }: DecodedMedia, own: StreamFacts): StreamFacts {
  const isFound = own.hasOtherPicture === true && (video !== null || hasStill);
  return isFound ? { ...own, video, hasOtherPicture: false } : own;
}

function factsOf({ container, sound, video }: DecodedMedia, place: SoundPlace): StreamFacts | undefined {
  if (sound === null && video === null) return undefined;
  return { container, durationMs: 0, proof: 'doubtful', sound: sound ?? NO_SOUND, video, place };
}

/** The likely length of a file that is too long to be decoded to its end for now. */
function likelyLength(own: ReadStream, { statedMs, soundMs }: DecodedMedia, size: number): number {
  const stated = own.ok ? own.value.durationMs : statedMs;
  return isCredibleLength(stated, size) ? Math.max(stated, soundMs) : soundMs;
}

/** The length in milliseconds that the file states; a guess does not count. */
function statedBy(own: ReadStream, { statedMs, isGuess }: DecodedMedia): number {
  if (own.ok) return own.value.durationMs;
  return isGuess ? 0 : statedMs;
}
