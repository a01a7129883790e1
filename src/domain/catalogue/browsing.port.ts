import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { ArtistDetail } from './artist-detail';
import type { CategoryDetail, ExploredCategory } from './category-detail';
import type { CollectionDetail } from './collection-detail';
import type { ArtistCard, SectionAction, SectionItem } from './home-section';
import type { Song } from './song';
import type { ArtistSort, CollectionSort, SongSort } from './sorts';

/** Lists that the product makes: new, trending and recommended songs; songs that the listener likes or played. */
export const COLLECTION_TYPES = ['new', 'trending', 'for-you', 'liked', 'recent', 'popular', 'videos'] as const;

export type CollectionType = (typeof COLLECTION_TYPES)[number];

/** A complete home row, page by page. */
export interface SectionPage extends Page<SectionItem> {
  readonly id: string;
  readonly title: string;
  readonly action: SectionAction;
}

/** The collection that a page shows: an album, a playlist, or a list that the product makes. */
export type BrowsedCollection =
  | { readonly kind: 'album' | 'playlist'; readonly id: string }
  | { readonly kind: 'list'; readonly type: CollectionType };

/** All songs, or those of one artist or category; without `sort`, in the backend's natural order. */
export interface SongQuery extends PageRequest {
  readonly artistId?: string;
  readonly categoryId?: string;
  readonly sort?: SongSort;
}

export interface CollectionQuery extends PageRequest {
  readonly type: 'album' | 'playlist';
  readonly artistId?: string;
  readonly categoryId?: string;
  readonly sort: CollectionSort;
}

/**
 * Browsing: everything except the home page. Every list is paged; to cancel, the caller stops waiting for the answer. An order that
 * the backend does not have (`Backend.sorts`) gives its natural order.
 */
export interface Browsing {
  /**
   * An album, a playlist or a list of songs with its head; `not-found` if there is none, if the backend does not make such a list, or if
   * the playlist is another listener's own.
   */
  collection(collection: BrowsedCollection, page: PageRequest): Promise<Result<CollectionDetail, GatewayFailure>>;
  /** A complete home row; `not-found` if there is no such row. */
  section(id: string, page: PageRequest): Promise<Result<SectionPage, GatewayFailure>>;
  /** Songs in the requested order. */
  songs(query: SongQuery): Promise<Result<Page<Song>, GatewayFailure>>;
  /** Artists with songs. */
  artists(sort: ArtistSort, page: PageRequest): Promise<Result<Page<ArtistCard>, GatewayFailure>>;
  /** Albums, or the public playlists. */
  collections(query: CollectionQuery): Promise<Result<Page<SectionItem>, GatewayFailure>>;
  /** One artist; `not-found` where there is none. */
  artist(id: string): Promise<Result<ArtistDetail, GatewayFailure>>;
  /** The categories that hold songs, in their order; empty if the backend has none. */
  categories(page: PageRequest): Promise<Result<Page<ExploredCategory>, GatewayFailure>>;
  /** One category with its rows; `not-found` where there is none. */
  category(id: string): Promise<Result<CategoryDetail, GatewayFailure>>;
}
