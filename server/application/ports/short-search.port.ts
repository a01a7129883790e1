import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { SearchText } from '../../domain/search/search-text';

export interface ShortMatches {
  readonly ids: readonly string[];
  readonly totalCount: number;
}

/** Short videos by what is said of them. */
export interface ShortSearch {
  /**
   * Clips whose caption or hashtag, artist or song is called so: captions with the accents that were typed first, then other
   * captions, then artists and songs; the most watched of each first.
   */
  byName(text: SearchText, slice: Slice): Promise<ShortMatches>;
}
