import type { SectionItem } from '../catalogue/home-section';
import type { Song } from '../catalogue/song';
import type { ClipCard } from '../shorts/clip-card';
import type { EventStream } from '../shared/event-stream';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { Seconds } from '../shared/units';

/** What may be looked for, in the order in which it is offered. */
export const SEARCH_TYPES = ['all', 'song', 'artist', 'album', 'playlist', 'short', 'lyric'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export interface SearchQuery extends PageRequest {
  readonly q: string;
  readonly type: SearchType;
}

/** A song in whose words the text is found: the line and where it is sung; null where the words have no times. */
export interface LyricHit {
  readonly type: 'lyric';
  readonly song: Song;
  readonly line: string;
  readonly at: Seconds | null;
}

/** A short video of which something is called so. */
export interface ClipHit {
  readonly type: 'short';
  readonly clip: ClipCard;
}

export type SearchHit = SectionItem | ClipHit | LyricHit;

export interface SearchGroup {
  readonly kind: 'song' | 'lyric' | 'short' | 'collection' | 'artist';
  readonly items: readonly SearchHit[];
  readonly totalCount: number;
}

/** `readAs` is what was searched where nothing is called what was typed. Groups without hits are left out. */
export interface SearchResults extends PageRequest {
  readonly q: string;
  readonly readAs: string | null;
  readonly best: SectionItem | null;
  readonly groups: readonly SearchGroup[];
}

/** A name as it is written, offered while one types. */
export interface NameSuggestion {
  readonly text: string;
  readonly type: 'song' | 'album' | 'playlist' | 'artist';
  readonly id: string;
  readonly imageUrl: string;
  readonly detail: string;
}

/** Finding by name and by words. Each call asks on subscription and answers once; unsubscribing cancels the request. */
export interface Search {
  /** Whatever is called so or sings so, best first; hits of a kind this product does not know are left out. */
  search(query: SearchQuery): EventStream<Result<SearchResults, GatewayFailure>>;
  /** Names that begin so, or nearly so. */
  suggest(q: string): EventStream<Result<readonly NameSuggestion[], GatewayFailure>>;
}
