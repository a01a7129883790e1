import type { FeedTaste } from '../../domain/shorts/rank-feed';

/** What is known of a listener that the feed goes by. */
export interface ShortTaste {
  /** Whom they follow, what they like of late, what they hid, and when they saw which clip; of each a few thousand at most. */
  of(accountId: string): Promise<FeedTaste>;
}
