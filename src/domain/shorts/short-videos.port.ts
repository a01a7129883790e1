import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Page, PageRequest } from '../shared/page';
import type { ClipCard } from './clip-card';
import type { FeedPage } from './feed';
import type { Reaction } from './react-to-clip';
import type { ShortVideo } from './short-video';
import type { ViewBatch } from './view-batches';

/** Which feed: of all artists, of followed artists only (needs an account), of one artist, or of the clips with one song. */
export type FeedKind =
  | { readonly kind: 'for-you' }
  | { readonly kind: 'following' }
  | { readonly kind: 'artist'; readonly artistId: string }
  | { readonly kind: 'song'; readonly songId: string };

export interface FeedRequest {
  readonly feed: FeedKind;
  /** The previous page's; null begins a sitting. */
  readonly cursor: string | null;
  /** Clips seen recently in this browser, used without an account. */
  readonly seen: readonly string[];
  readonly size: number;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Short videos. Without an account a viewer can watch and views are reported; reacting and hiding are `unauthenticated` then. */
export interface ShortVideos {
  /** One page of the feed: no clip twice in one sitting, and unseen clips first. */
  feed(request: FeedRequest): Answer<FeedPage>;
  /** One clip; `not-found` once it is gone. */
  clip(id: string): Answer<ShortVideo>;
  /** The clips that the listener has saved, the last saved first; needs an account. */
  saved(page: PageRequest): Answer<Page<ClipCard>>;
  /** Reports events of a clip, also while the page is closing; a repeated report changes nothing. Returns how many were new. */
  report(batch: ViewBatch): Answer<number>;
  /** Adds or removes a like or save; if it is so already, nothing changes. */
  react(clipId: string, reaction: Reaction, isOn: boolean): Answer<void>;
  /** Sets or reverts "not interested": the feed leaves a hidden clip out. */
  hide(clipId: string, isHidden: boolean): Answer<void>;
}
