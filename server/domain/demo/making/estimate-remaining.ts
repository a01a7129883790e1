import type { DemoTask } from './demo-task';

/** Seconds of one ordinary processor core per second of sound, and for a picture. */
const SONG_EFFORT = 0.04;
const FILM_EFFORT = 0.45;
const PICTURE_EFFORT = 0.2;
/** For a short video: they are all about as long, and drawn as finely as their size. */
const CLIP_EFFORT = 28;
/** For how much effort the first guess is trusted as much as what was measured. */
const TRUST_SECONDS = 10;

/** How much work a task is, in seconds of an ordinary core. */
export function effortOf(task: DemoTask): number {
  if (task.kind === 'picture') return PICTURE_EFFORT;
  if (task.kind === 'clip') return CLIP_EFFORT;
  return task.song.brief.seconds * (task.kind === 'film' ? FILM_EFFORT : SONG_EFFORT);
}

/** Work in seconds of effort, and how long the done part took on the clock. */
export interface Pace {
  readonly done: number;
  readonly left: number;
  readonly elapsedSeconds: number;
}

/**
 * Whole seconds until the rest is made: a guess at first, more and more what this machine has shown. 0 only where nothing is
 * left.
 */
export function remainingSeconds({ done, left, elapsedSeconds }: Pace): number {
  return Math.ceil((left * (elapsedSeconds + TRUST_SECONDS)) / (done + TRUST_SECONDS));
}
