import type { Milliseconds, Seconds } from '../shared/units';
import type { BufferedRange } from './playback-engine.port';

/** Two sounds this close together are taken for one. */
const IN_STEP: Seconds = 0.05;
/** Where this many corrections were not enough, each further one is content with twice as far apart. */
const STRICT_CORRECTIONS = 4;
/** How long a seek takes before sound moves on, before any was measured. */
export const FIRST_LEAD: Seconds = 0.08;
const LONGEST_LEAD: Seconds = 2;
/** A little more than it took last time, within reason. */
const HEAD_START_FACTOR = 1.25;
const SHORTEST_HEAD_START: Seconds = 1;
const LONGEST_HEAD_START: Seconds = 20;
/** At the very end of what is buffered nothing goes on. */
const BUFFER_EDGE: Seconds = 0.1;
const MILLISECONDS = 1000;

/** One source of a song, silent, beside another one of it that sounds. */
export interface Comparison {
  /** Where the one that sounds is. */
  readonly now: Seconds;
  readonly position: Seconds;
  readonly buffered: readonly BufferedRange[];
  /** How far ahead the silent one was sent for the last correction; its own first guess before there was one. */
  readonly lead: Seconds;
  readonly corrections: number;
  /** How long it took from where it was sent last until it played there. */
  readonly took: Milliseconds;
}

/** `correct` and `overtake` send it so far ahead of what sounds: to where it has something, or is going to have in time. */
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
 * What brings the silent source into step with the one that sounds: within 50 ms it is, and after four corrections within
 * twice as much for each further one: seeks that take now long, now short come no closer. What it was late after one correction is added to the next. What comes so slowly that the sound has passed all of it
 * is fetched anew from ahead of the sound.
 */
export function catchUp({ now, position, buffered, lead, corrections, took }: Comparison): CatchUp {
  const offset = position - now;
  const tolerance = IN_STEP * 2 ** Math.max(0, corrections - STRICT_CORRECTIONS);
  if (Math.abs(offset) <= tolerance) return { kind: 'in-step' };
  const next = corrections === 0 ? lead : within(0, LONGEST_LEAD, lead - offset);
  if (isBufferedAt(buffered, now + next)) return { kind: 'correct', lead: next };
  if (buffered.some(({ to }) => to > now)) return { kind: 'wait' };
  const needed = (took / MILLISECONDS) * HEAD_START_FACTOR;
  return { kind: 'overtake', lead: within(SHORTEST_HEAD_START, LONGEST_HEAD_START, needed) };
}
