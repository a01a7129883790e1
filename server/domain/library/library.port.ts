import type { Slice } from '../catalogue/song-catalogue.port';

export type LibraryKind = 'playlist' | 'album' | 'artist';
export type LibrarySort = 'recent' | 'name' | 'artist';

/** One thing that a listener keeps: saved, followed or made by themselves (then since its last change). */
export interface LibraryEntry {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly keptAt: Date;
  readonly isOwn: boolean;
}

export interface LibraryAsked {
  readonly kind: LibraryKind | 'all';
  readonly sort: LibrarySort;
}

/** What each listener keeps. A playlist that its owner shows to nobody any more is not in it. */
export interface Library {
  /** By time the last first; by name or artist as Vietnamese sorts, an artist by their own name, a playlist by its owner's. */
  list(accountId: string, asked: LibraryAsked, slice: Slice): Promise<readonly LibraryEntry[]>;
  count(accountId: string, kind: LibraryKind | 'all'): Promise<number>;
}
