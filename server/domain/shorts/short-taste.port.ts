import type { FeedTaste } from './rank-feed';

/** What the feed uses to choose clips for a listener. */
export interface ShortTaste {
  /**
   * The artists that the listener follows, recent likes, hidden clips, and when the listener saw which clip; a few thousand
   * entries of each at most.
   */
  of(accountId: string): Promise<FeedTaste>;
}
