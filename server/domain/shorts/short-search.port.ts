import type { Slice } from '../catalogue/song-catalogue.port';
import type { SearchText } from '../search/search-text';

export interface ShortMatches {
  readonly ids: readonly string[];
  readonly totalCount: number;
}

/** Searches short videos by their texts. */
export interface ShortSearch {
  /**
   * Clips whose caption, hashtag, artist or song matches: captions with the accents that were typed first, then other captions,
   * then artists and songs; the most watched of each first.
   */
  byName(text: SearchText, slice: Slice): Promise<ShortMatches>;
}
