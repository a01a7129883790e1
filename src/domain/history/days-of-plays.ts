import type { IsoInstant } from '../shared/units';
import type { PlayedSong } from './play-history.port';

/** The plays of one day, and where the first of them stands in the whole list. */
export interface DayOfPlays {
  readonly day: string;
  readonly from: number;
  readonly plays: readonly PlayedSong[];
}

/** Plays in their order, day by day; `dayOf` tells the listener's calendar day of a moment. A day stands once for each run of its plays. */
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
