import type { ByteReader } from './containers/byte-reader';
import type { SoundPlace, Stretch } from './containers/sound-place';

import { hasLowEntropy } from './has-low-entropy';

/**
 * Identifies a recording, whatever tags surround it: `length-head-tail-starts`, or `length-head-tail-starts-middle`, see
 * `printSound`.
 */
export type SoundPrint = string;

/** Turns bytes into a word of at least 24 lower-case hexadecimal digits; the same bytes always give the same word. */
export type HashBytes = (bytes: Uint8Array) => string;

/** The longest first: a part of a recording is recognised by the longest start that it has. */
const STARTS = [64, 16, 4, 1].map((kilobytes) => kilobytes * 1024);
const DIGITS = 24;
/** A start is only compared among files that nothing else matches, so few digits are enough. */
const START_DIGITS = 8;
/** Prefix of the hash of bytes that say little: unrelated recordings may contain the same bytes. */
const LITTLE = '~';

/**
 * The print of the sound at this place: its length, its first and last 64 kB, and its starts (the first 64, 16, 4 and 1 kB; empty
 * where the sound is shorter), by which a file that was cut is recognised. If the sound begins or ends with silence, a part of
 * its middle is included too.
 */
export async function printSound(reader: ByteReader, place: SoundPlace, hash: HashBytes): Promise<SoundPrint> {
  const word = (bytes: Uint8Array, digits: number) =>
    (hasLowEntropy(bytes) ? LITTLE : '') + hash(bytes).slice(0, digits);
  const head = await bytesOf(reader, place.head);
  const ofHead = word(head, DIGITS);
  const ofTail = isSame(place.head, place.tail) ? ofHead : word(await bytesOf(reader, place.tail), DIGITS);
  const starts = STARTS.map((bytes) => (head.length < bytes ? '' : word(head.subarray(0, bytes), START_DIGITS)));
  const ends = [place.length.toString(36), ofHead, ofTail, starts.join('.')];
  const isSilent = place.middle.length > 0 && [ofHead, ofTail].some(isLittle);
  const middle = isSilent ? [hash(await bytesOf(reader, place.middle)).slice(0, DIGITS)] : [];
  return [...ends, ...middle].join('-');
}

const isLittle = (word: string): boolean => word.startsWith(LITTLE);

export interface SoundParts {
  readonly length: number;
  readonly head: string;
  readonly tail: string;
  /** In the order of `STARTS`; empty where the sound is shorter. */
  readonly starts: readonly string[];
}

/** Splits a print into its parts. */
export function partsOf(print: SoundPrint): SoundParts {
  const [length = '', head = '', tail = '', starts = ''] = print.split('-');
  return { length: Number.parseInt(length, 36) || 0, head, tail, starts: starts.split('.') };
}

/** Whether one of two recordings seems to be the beginning of the other: they start alike as far as the shorter one goes. */
export function isBeginningOf(a: SoundParts, b: SoundParts): boolean {
  const longest = STARTS.findIndex((_, index) => a.starts[index] && b.starts[index]);
  return a.length !== b.length && longest >= 0 && a.starts[longest] === b.starts[longest];
}

/** Whether two recordings have the same length and begin or end alike, as when a few bytes of one are damaged. */
export function isDamagedCopyOf(a: SoundParts, b: SoundParts): boolean {
  return a.length > 0 && a.length === b.length && (a.head === b.head || a.tail === b.tail);
}

/** `end` for the length with one of the ends, else an index into `STARTS`. */
export type PartKind = 'end' | number;

/** What recordings may have in common, the strongest evidence first: a length and an end, then a start. */
export const PART_KINDS: readonly PartKind[] = ['end', ...STARTS.keys()];

/** The keys that are equal for recordings with this part in common; none for silence. */
export function partKeysOf({ length, head, tail, starts }: SoundParts, kind: PartKind): readonly string[] {
  const saysMuch = (word: string | undefined) => Boolean(word) && !isLittle(word ?? '');
  if (kind !== 'end') return saysMuch(starts[kind]) ? [`starts ${kind} ${starts[kind]}`] : [];
  return [
    ...(saysMuch(head) ? [`${length} begins ${head}`] : []),
    ...(saysMuch(tail) ? [`${length} ends ${tail}`] : []),
  ];
}

/** Whether head and tail are the same bytes, as in sound that is shorter than the part read from its end. */
function isSame(head: readonly Stretch[], tail: readonly Stretch[]): boolean {
  const isAt = (at: number) => head[at]?.from === tail[at]?.from && head[at]?.to === tail[at]?.to;
  return head.length === tail.length && head.every((_, at) => isAt(at));
}

async function bytesOf(reader: ByteReader, stretches: readonly Stretch[]): Promise<Uint8Array> {
  const [only] = stretches;
  if (only === undefined) return new Uint8Array();
  if (stretches.length === 1) return reader.read(only.from, only.to - only.from);
  const pieces: Uint8Array[] = [];
  for (const { from, to } of stretches) pieces.push(await reader.read(from, to - from));
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0);
  return all;
}
