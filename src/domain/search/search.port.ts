import type { SectionItem } from '../catalogue/home-section';
import type { Song } from '../catalogue/song';
import type { ClipCard } from '../shorts/clip-card';
import type { EventStream } from '../shared/event-stream';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { Seconds } from '../shared/units';

/** The kinds of search, in the order in which they are offered. */
export const SEARCH_TYPES = ['all', 'song', 'artist', 'album', 'playlist', 'short', 'lyric'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export interface SearchQuery extends PageRequest {
  readonly q: string;
  readonly type: SearchType;
}

/** A song whose words contain the text: the line and its time; null if the words have no times. */
export interface LyricHit {
  readonly type: 'lyric';
  readonly song: Song;
  readonly line: string;
  readonly at: Seconds | null;
}

/** A clip with a matching caption, hashtag, artist or song. */
export interface ClipHit {
  readonly type: 'short';
  readonly clip: ClipCard;
}

export type SearchHit = SectionItem | ClipHit | LyricHit;

/** Hits of one kind. `totalCount` is null where the backend does not count them; `hasMore`: a next page has hits of this kind. */
export interface SearchGroup {
  readonly kind: 'song' | 'lyric' | 'short' | 'collection' | 'artist';
  readonly items: readonly SearchHit[];
  readonly totalCount: number | null;
  readonly hasMore: boolean;
}

/** `readAs` is the text searched instead when no name matches the typed text. Groups without hits are left out. */
export interface SearchResults extends PageRequest {
  readonly q: string;
  readonly readAs: string | null;
  readonly best: SectionItem | null;
  readonly groups: readonly SearchGroup[];
}

/** A name as it is written, offered while the user types. */
export interface NameSuggestion {
  readonly text: string;
  readonly type: 'song' | 'album' | 'playlist' | 'artist';
  readonly id: string;
  readonly imageUrl: string;
  readonly detail: string;
}

/**
 * Search by name and by words. Each call sends its request on subscription and emits one answer; unsubscribing cancels the
 * request.
 */
export interface Search {
  /** Matches by name or words, best first; hits of a kind that this product does not support are left out. */
  search(query: SearchQuery): EventStream<Result<SearchResults, GatewayFailure>>;
  /** Names that begin with the text, or nearly so. */
  suggest(q: string): EventStream<Result<readonly NameSuggestion[], GatewayFailure>>;
}
