import type { ViewEvent } from './view-events';

/** All countable events of clips on the screen; the counters of the clips are derived from this log. */
export interface ShortViewLog {
  /**
   * Adds the countable events of a clip (`countingEvents`, given the log before them), all or none. If one of them shows that the
   * clip was seen, this is recorded for the account, if there is one. Returns how many were added; null if the clip is gone.
   */
  record(shortId: string, events: readonly ViewEvent[], accountId: string | null): Promise<number | null>;
}
