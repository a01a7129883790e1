import type { ArtistCard } from '../catalogue/artist-card';

export interface CatalogueCounts {
  readonly songs: number;
  readonly albums: number;
  readonly artists: number;
  /** The service's own. */
  readonly playlists: number;
  readonly categories: number;
}

/** What the home page's rows are picked from. Songs come as ids, best first. */
export interface HomeShelves {
  /** Songs by their counted plays of the last `TRENDING_WINDOW_HOURS`, each play weighing half as much per half-life. */
  recentlyPlayed(count: number): Promise<readonly string[]>;
  /** Songs by plays of all time, most first; those never played come last, newest first. */
  mostPlayed(count: number): Promise<readonly string[]>;
  newest(count: number): Promise<readonly string[]>;
  /** Songs with a video, newest first. */
  newestVideos(count: number): Promise<readonly string[]>;
  /** Some songs of all, other ones for every seed and the same for the same one. */
  some(count: number, seed: string): Promise<readonly string[]>;
  /** Artists by how many devices heard them of late (`LISTENERS_WINDOW_DAYS`), then by the plays of their best-known songs. */
  artistsOnTheRise(count: number): Promise<readonly ArtistCard[]>;
  counts(): Promise<CatalogueCounts>;
}
