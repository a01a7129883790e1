import type { SuggestionTraits } from './choose-suggestions';

/** Where songs to hear next are looked for. */
export interface SuggestionPool {
  /** What the choice looks at for one song; null where it is gone. */
  traits(songId: string): Promise<SuggestionTraits | null>;
  /** Songs near this one by album, artist and genre, well-known ones and some by chance; none of `excludedIds`, a few hundred at most. */
  around(song: SuggestionTraits, excludedIds: readonly string[], seed: string): Promise<readonly SuggestionTraits[]>;
}
