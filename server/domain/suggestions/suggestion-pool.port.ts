import type { SuggestionTraits } from './choose-suggestions';

/** Finds candidates for the songs to play next. */
export interface SuggestionPool {
  /**
   * Ids of songs near this one by album, artist and genre, of well-known songs and of some random ones; none of `excludedIds`, a
   * few hundred at most.
   */
  around(song: SuggestionTraits, excludedIds: readonly string[], seed: string): Promise<readonly string[]>;
}
