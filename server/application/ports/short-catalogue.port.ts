import type { ShortTraits } from '../../domain/shorts/rank-feed';
import type { ShortCard } from '../../domain/shorts/short-card';

/** Which clips; of several, those that are all of it. */
export interface ShortFilter {
  readonly artistId?: string | undefined;
  readonly songId?: string | undefined;
  /** Of the artists that this account follows. */
  readonly followedBy?: string | undefined;
}

/** The short videos there are, for reading. */
export interface ShortCatalogue {
  /** Clips that the feed may be made of: the newest and the most watched, a few thousand at most, in no order. */
  pool(filter: ShortFilter): Promise<readonly ShortTraits[]>;
  /** How many clips there are of what is asked for. */
  count(filter: ShortFilter): Promise<number>;
  /** These clips in this order; ids that are gone are left out. */
  cards(ids: readonly string[]): Promise<readonly ShortCard[]>;
}
