import type { Slice } from '../catalogue/song-catalogue.port';

export type LibraryKind = 'playlist' | 'album' | 'artist';
export type LibrarySort = 'recent' | 'name' | 'artist';

/** One entry in a listener's library: saved, followed or made by the listener (then with the time of its last change). */
export interface LibraryEntry {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly keptAt: Date;
  readonly isOwn: boolean;
}

export interface LibraryQuery {
  readonly kind: LibraryKind | 'all';
  readonly sort: LibrarySort;
}

/** The library of each listener. A playlist that its owner no longer shows to others is not in it. */
export interface Library {
  /** By time, the latest first; by name or artist in Vietnamese order, an artist by their own name, a playlist by its owner's. */
  list(accountId: string, query: LibraryQuery, slice: Slice): Promise<readonly LibraryEntry[]>;
  count(accountId: string, kind: LibraryKind | 'all'): Promise<number>;
}
