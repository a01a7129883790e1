import type { PlayedSong } from '../../domain/library/listening-history.port';

/** A play bears the time at which its writing began; so many milliseconds later it is there to be counted. */
const WRITTEN_WITHIN = 1_000;

/** From when on a count of plays knows the last one of a listener, in milliseconds since 1970. */
export const knowsPlay = (last: PlayedSong | undefined): number =>
  last === undefined ? -Infinity : last.heardAt.getTime() + WRITTEN_WITHIN;
