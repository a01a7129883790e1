import type { SuggestionTraits } from './choose-suggestions';

/** Where songs to hear next are looked for. */
export interface SuggestionPool {
  /** Ids of songs near this one by album, artist and genre, of well-known ones and of some by chance; none of `excludedIds`, a few hundred at most. */
  around(song: SuggestionTraits, excludedIds: readonly string[], seed: string): Promise<readonly string[]>;
}
