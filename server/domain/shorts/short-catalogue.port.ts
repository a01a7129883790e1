import type { ShortTraits } from './rank-feed';
import type { ShortCard } from './short-card';

/** Which clips are requested; a clip must meet all the given conditions. */
export interface ShortFilter {
  readonly artistId?: string | undefined;
  readonly songId?: string | undefined;
  /** Of the artists that this account follows. */
  readonly followedBy?: string | undefined;
}

/** The existing short videos, read-only. */
export interface ShortCatalogue {
  /** The candidates for the feed: the newest and the most watched clips, a few thousand at most, in no particular order. */
  pool(filter: ShortFilter): Promise<readonly ShortTraits[]>;
  /** How many clips match the filter. */
  count(filter: ShortFilter): Promise<number>;
  /** These clips in this order; ids that are gone are left out. */
  cards(ids: readonly string[]): Promise<readonly ShortCard[]>;
}
