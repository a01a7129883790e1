import type { PlayedSong } from '../../domain/library/listening-history.port';

/** A play carries the time at which its write began; after this many milliseconds a count includes it. */
const WRITTEN_WITHIN = 1_000;

/** The earliest time at which a count of plays includes a listener's last one, in milliseconds since 1970. */
export const knowsPlay = (last: PlayedSong | undefined): number =>
  last === undefined ? -Infinity : last.heardAt.getTime() + WRITTEN_WITHIN;
