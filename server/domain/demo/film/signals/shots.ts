import type { Score, SectionKind } from '../../music/score';

/** One take of a film: as long as a section of its song. Seconds from the song's start. */
export interface Shot {
  readonly kind: SectionKind;
  /** Nth of its kind, from 0. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly energy: number;
}

/** What is on the screen: one shot, or one that appears over another. */
export interface Cut<S extends Shot = Shot> {
  readonly shot: S;
  readonly next?: S;
  /** How far the next one has come, above 0 and below 1; 0 without one. */
  readonly share: number;
}

/** A dissolve takes this long, half of it before the section begins: slow enough to be no flash. */
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
