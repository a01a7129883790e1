import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { CollectionRef } from './collection-ref';
import type { Song } from './song';
import type { SongDetails } from './song-details';
import type { Suggestion } from './suggestion';

/** Access to songs and their details. To cancel, the caller stops waiting for the answer. */
export interface Catalogue {
  /** One song with its media, lyrics and credits; `not-found` if it no longer exists. */
  song(id: string): Promise<Result<SongDetails, GatewayFailure>>;
  /**
   * The songs suggested after a song, with reasons. The first entry is always the song itself (decisions.md §4); `excludeIds`
   * never appear after it.
   */
  suggestions(id: string, excludeIds: readonly string[]): Promise<Result<readonly Suggestion[], GatewayFailure>>;
  /**
   * The songs of an album or a playlist in its order, `not-found` if there is none; the songs of an artist or a category, most
   * played first, empty if it is unknown.
   */
  songsOf(collection: CollectionRef, page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>>;
}
