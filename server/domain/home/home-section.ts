import type { AlbumCard } from '../catalogue/album-card';
import type { ArtistCard } from '../catalogue/artist-card';
import type { CategoryCard } from '../catalogue/category-card';
import type { PlaylistCard } from '../catalogue/playlist-card';
import type { SongCard } from '../catalogue/song-card';
import type { ShortCard } from '../shorts/short-card';

export type HomeSectionId =
  | 'featured'
  | 'new'
  | 'trending'
  | 'for-you'
  | 'shorts'
  | 'playlists'
  | 'albums'
  | 'artists'
  | 'categories'
  | 'recent';

export type HomeItem =
  | { readonly type: 'song'; readonly song: SongCard }
  | { readonly type: 'album'; readonly album: AlbumCard }
  | { readonly type: 'playlist'; readonly playlist: PlaylistCard }
  | { readonly type: 'artist'; readonly artist: ArtistCard }
  | { readonly type: 'category'; readonly category: CategoryCard };

/** One row of the home page. `totalCount` is the number of entries on its own page. */
export interface HomeSection {
  readonly id: HomeSectionId;
  readonly layout: 'top' | 'list' | 'card';
  readonly action: 'song' | 'album' | 'playlist' | 'artist' | 'category' | 'short' | 'history';
  readonly isRanked: boolean;
  readonly items: readonly HomeItem[];
  /** Only for the row of short videos, which has no other items. */
  readonly shorts?: readonly ShortCard[];
  readonly totalCount: number;
}
