import type { DemoTask } from './demo-task';

/** Seconds of work of one ordinary processor core: per second of sound, or per picture. */
const SONG_EFFORT = 0.04;
const FILM_EFFORT = 0.45;
const PICTURE_EFFORT = 0.2;
/** Per clip: all clips are about equally long, and their detail matches their size. */
const CLIP_EFFORT = 28;
/** After this many seconds of effort, the first guess and the measurement have equal weight. */
const TRUST_SECONDS = 10;

/** How much work a task is, in seconds of an ordinary core. */
export function effortOf(task: DemoTask): number {
  if (task.kind === 'picture') return PICTURE_EFFORT;
  if (task.kind === 'clip') return CLIP_EFFORT;
  return task.song.brief.seconds * (task.kind === 'film' ? FILM_EFFORT : SONG_EFFORT);
}

/** Work in seconds of effort, and the clock time that the finished part took. */
export interface Pace {
  readonly done: number;
  readonly left: number;
  readonly elapsedSeconds: number;
}

/**
 * Whole seconds until the rest is made: a guess at first, then more and more based on the measured speed of this machine. 0 only
 * if nothing is left.
 */
export function remainingSeconds({ done, left, elapsedSeconds }: Pace): number {
  return Math.ceil((left * (elapsedSeconds + TRUST_SECONDS)) / (done + TRUST_SECONDS));
}
