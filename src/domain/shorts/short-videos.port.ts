import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Page, PageRequest } from '../shared/page';
import type { ClipCard } from './clip-card';
import type { FeedPage } from './feed';
import type { Reaction } from './react-to-clip';
import type { ShortVideo } from './short-video';
import type { ViewBatch } from './view-batches';

/** Which feed: of everybody, of followed artists alone (needs an account), of one artist, or of the clips with one song. */
export type FeedKind =
  | { readonly kind: 'for-you' }
  | { readonly kind: 'following' }
  | { readonly kind: 'artist'; readonly artistId: string }
  | { readonly kind: 'song'; readonly songId: string };

export interface FeedRequest {
  readonly feed: FeedKind;
  /** Of the page before; null begins a sitting. */
  readonly cursor: string | null;
  /** What this browser has seen lately, for whoever has no account. */
  readonly seen: readonly string[];
  readonly size: number;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Short videos. Whoever has no account sees and reports; reacting and hiding are `unauthenticated` then. */
export interface ShortVideos {
  /** A stretch of the feed: nothing twice in one sitting, and first what was not seen. */
  feed(request: FeedRequest): Answer<FeedPage>;
  /** One clip; `not-found` once it is gone. */
  clip(id: string): Answer<ShortVideo>;
  /** The clips that the listener has saved, the last one first; needs an account. */
  saved(page: PageRequest): Answer<Page<ClipCard>>;
  /** Tells what happened to a clip, also while the page goes away; told again, it changes nothing. Answers how many were new. */
  report(batch: ViewBatch): Answer<number>;
  /** Likes or saves a clip, or no longer; what is so already stays so. */
  react(clipId: string, reaction: Reaction, isOn: boolean): Answer<void>;
  /** Not interested, or so after all: the feed leaves the clip out. */
  hide(clipId: string, isHidden: boolean): Answer<void>;
}
