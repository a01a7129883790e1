import type { ClipCard } from '../shorts/clip-card';
import type { Credited, DominantColour, Song } from './song';

export interface AlbumCard extends Credited {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly dominantColour: DominantColour;
  readonly year: number | null;
  readonly songCount: number;
  readonly description: string;
}

export interface PlaylistCard {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly dominantColour: DominantColour;
  readonly songCount: number;
  readonly description: string;
}

export interface ArtistCard {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  /** Null where the backend does not say it. */
  readonly listenerCount: number | null;
}

export interface CategoryCard {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly dominantColour: DominantColour;
}

export type SectionItem =
  | { readonly type: 'song'; readonly song: Song }
  | { readonly type: 'album'; readonly album: AlbumCard }
  | { readonly type: 'playlist'; readonly playlist: PlaylistCard }
  | { readonly type: 'artist'; readonly artist: ArtistCard }
  | { readonly type: 'category'; readonly category: CategoryCard };

export type SectionLayout = 'top' | 'list' | 'card';
export type SectionAction = 'song' | 'album' | 'playlist' | 'artist' | 'category' | 'short' | 'history';

/** One row of the home page, in the backend's order. `isRanked` rows show numbers. */
export interface HomeSection {
  readonly id: string;
  readonly title: string;
  readonly layout: SectionLayout;
  readonly action: SectionAction;
  readonly isRanked: boolean;
  readonly items: readonly SectionItem[];
  /** Only for a row of clips, which contains nothing else. */
  readonly clips?: readonly ClipCard[];
  /** Whether the complete row has more items than these. */
  readonly hasMore: boolean;
}
