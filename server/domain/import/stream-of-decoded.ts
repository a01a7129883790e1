import type { MediaContainer } from '../catalogue/media-facts';
import { fail } from '../shared/result';
import type { LocatedSound } from './containers/locate-sound';
import type { SoundPlace } from './containers/sound-place';
import { NO_SOUND, type ReadStream, type StreamFacts } from './containers/stream-facts';
import { FILE_LIMITS, isCredibleLength, limitStream } from './file-limits';
import type { DecodedMedia } from './media-decoder.port';
import type { RefusalReason } from './refusal';

/** What a file may say more than it lasts before that is worth a word. */
const TOLERATED_SHARE = 0.02;
const TOLERATED_MS = 1_000;
/** Containers in which decoders find any place; of the others they go by the bytes, and miss it. */
const SEEKABLE: ReadonlySet<MediaContainer> = new Set([
  ...(['mp3', 'flac', 'ogg', 'matroska', 'webm', 'adts', 'aiff', 'asf', 'wavpack', 'ape', 'tta'] as const),
  ...(['ac3', 'dts', 'caf', 'dsf', 'avi', 'flv'] as const),
]);
const PLACELESS_CODECS = /^adpcm/;
/** Containers that say to the sample how long they last. */
const EXACT: ReadonlySet<MediaContainer> = new Set(['wavpack', 'tta', 'ape', 'aiff']);
const EXACT_WITHIN_MS = 100;
const MATROSKA: ReadonlySet<MediaContainer> = new Set(['matroska', 'webm']);
/** What readers of our own give up for because less is there than the file says, or because what it says cannot be. */
const OVERSTATED: ReadonlySet<RefusalReason> = new Set(['truncated', 'implausible']);

/**
 * What a file is that was decoded because our own reader did not know it, or not believe it: what that one read where it read
 * something, and as long as what decodes. Its proof is `cut` where the file says more than is there.
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
  // Of a Matroska file without an end our own reader knows only when its last cluster begins.
  const isClaim = statedMs > 0 && !MATROSKA.has(facts.container);
  // What goes on behind the end that it states was put behind it, with times of its own.
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

/** With the picture in motion that our own reader does not know; a still is none, and nothing is missed with it. */
function withPictureOf({ video, hasStill }: DecodedMedia, own: StreamFacts): StreamFacts {
  const isFound = own.hasOtherPicture === true && (video !== null || hasStill);
  return isFound ? { ...own, video, hasOtherPicture: false } : own;
}

function factsOf({ container, sound, video }: DecodedMedia, place: SoundPlace): StreamFacts | undefined {
  if (sound === null && video === null) return undefined;
  return { container, durationMs: 0, proof: 'doubtful', sound: sound ?? NO_SOUND, video, place };
}

/** How long a file lasts that is too long to be decoded to its end meanwhile. */
function likelyLength(own: ReadStream, { statedMs, soundMs }: DecodedMedia, size: number): number {
  const stated = own.ok ? own.value.durationMs : statedMs;
  return isCredibleLength(stated, size) ? Math.max(stated, soundMs) : soundMs;
}

/** Milliseconds that the file claims; a guess is no claim. */
function statedBy(own: ReadStream, { statedMs, isGuess }: DecodedMedia): number {
  if (own.ok) return own.value.durationMs;
  return isGuess ? 0 : statedMs;
}
