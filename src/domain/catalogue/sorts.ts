export const SONG_SORTS = ['newest', 'popular', 'title', 'artist', 'duration'] as const;
export const COLLECTION_SORTS = ['newest', 'popular', 'title', 'year'] as const;
export const ARTIST_SORTS = ['popular', 'name', 'newest'] as const;

export type SongSort = (typeof SONG_SORTS)[number];
export type CollectionSort = (typeof COLLECTION_SORTS)[number];
export type ArtistSort = (typeof ARTIST_SORTS)[number];

type OneOrMore<T> = readonly [T, ...T[]];

/** The orders in which a backend can list songs, albums, public playlists and artists; the first of each is shown first. */
export interface Sorts {
  readonly song: OneOrMore<SongSort>;
  readonly album: OneOrMore<CollectionSort>;
  readonly playlist: OneOrMore<CollectionSort>;
  readonly artist: OneOrMore<ArtistSort>;
}

export const ALL_SORTS: Sorts = {
  song: SONG_SORTS,
  album: COLLECTION_SORTS,
  playlist: COLLECTION_SORTS,
  artist: ARTIST_SORTS,
};
