import type { ArtistCard } from '../catalogue/artist-card';

export interface CatalogueCounts {
  readonly songs: number;
  readonly albums: number;
  readonly artists: number;
  /** The service's own playlists. */
  readonly playlists: number;
  readonly categories: number;
}

/** The source from which the home page's rows are chosen. Songs are ids, best first. */
export interface HomeCandidates {
  /** Songs by their counted plays of the last `TRENDING_WINDOW_HOURS`, where the weight of a play halves with every half-life. */
  recentlyPlayed(count: number): Promise<readonly string[]>;
  /** Songs by plays of all time, most first; those never played come last, newest first. */
  mostPlayed(count: number): Promise<readonly string[]>;
  newest(count: number): Promise<readonly string[]>;
  /** Songs with a video, newest first. */
  newestVideos(count: number): Promise<readonly string[]>;
  /** Some of all songs, different for every seed and the same for the same seed. */
  some(count: number, seed: string): Promise<readonly string[]>;
  /**
   * Artists by the number of devices that played them in the last `LISTENERS_WINDOW_DAYS`, then by the plays of their best-known
   * songs.
   */
  artistsOnTheRise(count: number): Promise<readonly ArtistCard[]>;
  counts(): Promise<CatalogueCounts>;
}
