import type { AlbumCard, ArtistCard } from './home-section';
import type { DominantColour, Song } from './song';

/**
 * An artist's page. `videos` are the songs that have a video. `listenerCount` covers the last 30 days. A count is null where the backend
 * does not say it.
 */
export interface ArtistDetail {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly bannerUrl: string | null;
  readonly biography: string;
  readonly dominantColour: DominantColour;
  readonly listenerCount: number | null;
  readonly followerCount: number | null;
  readonly isFollowed: boolean;
  readonly songCount: number | null;
  readonly topSongs: readonly Song[];
  readonly latest: AlbumCard | null;
  readonly albums: readonly AlbumCard[];
  readonly videos: readonly Song[];
  readonly similar: readonly ArtistCard[];
}
