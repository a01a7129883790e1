import type { Milliseconds, Seconds } from '../shared/units';

/** A play counts after this much listening, or after half of the song (decisions.md §1). */
export const COUNTED_AFTER: Seconds = 30;

/** Facts arrive a few times a second; a larger step forward is a seek, not listening. */
const LARGEST_STEP: Seconds = 2;

export interface ListeningTime {
  readonly position: Seconds;
  readonly heard: Seconds;
}

export const NO_LISTENING: ListeningTime = { position: 0, heard: 0 };

/** Adds the listening time up to this position. Only time spent listening counts: seeks in either direction add nothing. */
export function listenUntil(time: ListeningTime, position: Seconds): ListeningTime {
  const step = position - time.position;
  const isListening = step > 0 && step <= LARGEST_STEP;
  return { position, heard: time.heard + (isListening ? step : 0) };
}

/** Whether the listening time is enough to count as a play: 30 s, or half of a song that is shorter than a minute. */
export const isCountedPlay = (heard: Seconds, duration: Seconds): boolean =>
  duration > 0 && heard >= Math.min(COUNTED_AFTER, duration / 2);

/** The listening time in whole milliseconds, for reports. */
export const listenedMilliseconds = ({ heard }: ListeningTime): Milliseconds => Math.round(heard * 1000);
