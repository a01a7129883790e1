import type { Score, SectionKind } from '../../music/score';

/** One take of a film, as long as one section of its song. Times are in seconds from the song's start. */
export interface Shot {
  readonly kind: SectionKind;
  /** Index within its kind, from 0. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly energy: number;
}

/** What is on the screen: one shot, or two shots during a dissolve. */
export interface Cut<S extends Shot = Shot> {
  readonly shot: S;
  readonly next?: S;
  /** How far the next shot has faded in, above 0 and below 1; 0 if there is no next shot. */
  readonly share: number;
}

/** The length of a dissolve, half of it before the section begins; slow enough not to look like a flash. */
export const DISSOLVE_SECONDS = 0.72;

/** A shot for each section; the last one goes on until the sound has died away. */
export function shotsOf({ sections, beatSeconds, seconds }: Score): readonly Shot[] {
  return sections.map(({ kind, index, start, beats, energy }, place) => ({
    kind,
    index,
    energy,
    start: start * beatSeconds,
    end: place === sections.length - 1 ? seconds : (start + beats) * beatSeconds,
  }));
}

/** What is on the screen at a moment, in seconds. */
export function cutAt<S extends Shot>(shots: readonly S[], seconds: number): Cut<S> {
  const place = Math.max(
    0,
    shots.findLastIndex(({ start }) => start <= seconds),
  );
  const shot = shots[place] as S;
  const before = shots[place - 1];
  const after = shots[place + 1];
  const half = DISSOLVE_SECONDS / 2;
  if (before !== undefined && seconds < shot.start + half) {
    return { shot: before, next: shot, share: (seconds - shot.start + half) / DISSOLVE_SECONDS };
  }
  if (after !== undefined && seconds > after.start - half) {
    return { shot, next: after, share: (seconds - after.start + half) / DISSOLVE_SECONDS };
  }
  return { shot, share: 0 };
}
