import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { CollectionRef } from './collection-ref';
import type { Song } from './song';
import type { SongDetails } from './song-details';
import type { Suggestion } from './suggestion';

/** Where music is found. Cancelling is not waiting for the answer. */
export interface Catalogue {
  /** One song with its media, lyrics and credits; `not-found` where it is gone. */
  song(id: string): Promise<Result<SongDetails, GatewayFailure>>;
  /** What to hear after a song, and why. The first entry is the song itself, always (decisions.md §4); `excludeIds` never appear after it. */
  suggestions(id: string, excludeIds: readonly string[]): Promise<Result<readonly Suggestion[], GatewayFailure>>;
  /**
   * Songs of an album or a playlist in its order, `not-found` where there is none; those of an artist or a category most
   * played first, none where nobody knows it.
   */
  songsOf(collection: CollectionRef, page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>>;
}
