import type { Milliseconds, Seconds } from '../../shared/units';
import type { BufferedRange } from './playback-engine.port';

/** Two sources this close together count as in step. */
const IN_STEP: Seconds = 0.05;
/** After this many corrections, each further one doubles the accepted distance. */
const STRICT_CORRECTIONS = 4;
/** How long a seek is assumed to take until sound moves on, before the first measurement. */
export const FIRST_LEAD: Seconds = 0.08;
const LONGEST_LEAD: Seconds = 2;
/** A little more than the time that the last seek took, within limits. */
const HEAD_START_FACTOR = 1.25;
const SHORTEST_HEAD_START: Seconds = 1;
const LONGEST_HEAD_START: Seconds = 20;
/** Playback does not continue this close to the end of the buffered range. */
const BUFFER_EDGE: Seconds = 0.1;
const MILLISECONDS = 1000;

/** A silent source of a song, compared with another source of the same song that plays. */
export interface SourceOffset {
  /** The position of the source that plays. */
  readonly now: Seconds;
  readonly position: Seconds;
  readonly buffered: readonly BufferedRange[];
  /** How far ahead the silent source was sent by the last correction; before the first one, the initial estimate. */
  readonly lead: Seconds;
  readonly corrections: number;
  /** How long the silent source took to play after it was last sent to a position. */
  readonly took: Milliseconds;
}

/**
 * `correct` and `overtake` send the silent source this far ahead of the sound: to a position that is buffered, or that will be
 * buffered in time.
 */
export type CatchUp =
  | { readonly kind: 'in-step' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'correct'; readonly lead: Seconds }
  | { readonly kind: 'overtake'; readonly lead: Seconds };

const within = (least: Seconds, most: Seconds, value: Seconds): Seconds => Math.min(Math.max(value, least), most);

/** Whether there is something to play at this position and a little beyond. Seconds. */
export const isBufferedAt = (buffered: readonly BufferedRange[], position: Seconds): boolean =>
  buffered.some(({ from, to }) => from <= position && position + BUFFER_EDGE < to);

/**
 * What brings the silent source into step with the one that plays. In step means within 50 ms; after four corrections the limit
 * doubles with each further one, because seeks that vary in length come no closer. The delay after one correction is added to the
 * next. If the data arrives so slowly that the sound has passed all of it, it is fetched again from a position ahead of the
 * sound.
 */
export function catchUp({ now, position, buffered, lead, corrections, took }: SourceOffset): CatchUp {
  const offset = position - now;
  const tolerance = IN_STEP * 2 ** Math.max(0, corrections - STRICT_CORRECTIONS);
  if (Math.abs(offset) <= tolerance) return { kind: 'in-step' };
  const next = corrections === 0 ? lead : within(0, LONGEST_LEAD, lead - offset);
  if (isBufferedAt(buffered, now + next)) return { kind: 'correct', lead: next };
  if (buffered.some(({ to }) => to > now)) return { kind: 'wait' };
  const needed = (took / MILLISECONDS) * HEAD_START_FACTOR;
  return { kind: 'overtake', lead: within(SHORTEST_HEAD_START, LONGEST_HEAD_START, needed) };
}
