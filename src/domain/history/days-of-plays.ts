import type { IsoInstant } from '../shared/units';
import type { PlayedSong } from './play-history.port';

/** The plays of one day, and the index of the first of them in the whole list. */
export interface DayOfPlays {
  readonly day: string;
  readonly from: number;
  readonly plays: readonly PlayedSong[];
}

/**
 * Groups plays by day, in their order; `dayOf` returns the listener's calendar day for a time. A day appears once for each
 * consecutive run of its plays.
 */
export function daysOfPlays(
  plays: readonly PlayedSong[],
  dayOf: (instant: IsoInstant) => string,
): readonly DayOfPlays[] {
  return plays.reduce<readonly DayOfPlays[]>((days, play, index) => {
    const day = dayOf(play.playedAt);
    const last = days.at(-1);
    if (last?.day !== day) return [...days, { day, from: index, plays: [play] }];
    return [...days.slice(0, -1), { ...last, plays: [...last.plays, play] }];
  }, []);
}
