/** `newest`: last added first; `popular`: most played first; names as a Vietnamese dictionary sorts them; `duration`: shortest first. */
export type SongSort = 'newest' | 'popular' | 'title' | 'artist' | 'duration';

/** `popular`: albums most played first, playlists most saved first; `year`: latest first, unknown years at the end. */
export type CollectionSort = 'newest' | 'popular' | 'title' | 'year';

/**
 * Which albums or playlists are requested: those of an artist (for playlists: those with songs of the artist), those with songs
 * of a category, or all.
 */
export interface CollectionFilter {
  readonly artistId?: string | undefined;
  readonly categoryId?: string | undefined;
}

export type ArtistSort = 'popular' | 'name' | 'newest';
