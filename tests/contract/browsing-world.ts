import type { Browsing } from '../../src/domain/catalogue/browsing.port';
import {
  ALL_SORTS,
  type ArtistSort,
  type CollectionSort,
  type SongSort,
  type Sorts,
} from '../../src/domain/catalogue/sorts';

/**
 * A visitor without an account and the owner of a playlist browse this music, the oldest song first:
 * "Đá" by "Ánh Khuê", 300 s, played 15 times, first of the album "Bờ Kia" of 2020, the only one in the category "Mưa";
 * "Dế" by "Đảo Xa", 100 s, played 7 times, with a video, alone on the album "Đêm" of 2024;
 * "Ăn" by "Ánh Khuê", 200 s, played once, second of "Bờ Kia". Ánh Khuê is played more than Đảo Xa.
 * The playlist "Gom" is public: Dế, Đá, Dế. "Riêng" is private to its owner: Đá. The home row `section` contains all songs, the
 * newest first. An artist, an album, a category and a playlist without songs exist too.
 */
export interface BrowsingWorld {
  readonly browsing: Browsing;
  readonly artist: string;
  readonly album: string;
  readonly playlist: string;
  /** Null where `BrowsingExtent.hasPrivatePlaylists` is false. */
  readonly own: { readonly browsing: Browsing; readonly playlist: string } | null;
  /** Null where `BrowsingExtent.hasCategories` is false. */
  readonly category: string | null;
  /** Null where `BrowsingExtent.hasSections` is false. */
  readonly section: string | null;
}

/** What the backend has of what not every backend has. Nothing is tested of what is missing. */
export interface BrowsingExtent {
  readonly sorts: Sorts;
  readonly lists: readonly ('new' | 'popular' | 'videos' | 'liked' | 'recent')[];
  readonly hasPrivatePlaylists: boolean;
  readonly hasCategories: boolean;
  /** Rows of the home page that can be opened in full. */
  readonly hasSections: boolean;
}

export const EVERYTHING: BrowsingExtent = {
  sorts: ALL_SORTS,
  lists: ['new', 'popular', 'videos', 'liked', 'recent'],
  hasPrivatePlaylists: true,
  hasCategories: true,
  hasSections: true,
};

export const LISTS: Readonly<Record<BrowsingExtent['lists'][number], readonly string[]>> = {
  new: ['Ăn', 'Dế', 'Đá'],
  popular: ['Đá', 'Dế', 'Ăn'],
  videos: ['Dế'],
  liked: [],
  recent: [],
};
export const SONGS_BY: Readonly<Record<SongSort, readonly string[]>> = {
  newest: ['Ăn', 'Dế', 'Đá'],
  popular: ['Đá', 'Dế', 'Ăn'],
  title: ['Ăn', 'Dế', 'Đá'],
  artist: ['Ăn', 'Đá', 'Dế'],
  duration: ['Dế', 'Ăn', 'Đá'],
};
export const ARTISTS_BY: Readonly<Record<ArtistSort, readonly string[]>> = {
  popular: ['Ánh Khuê', 'Đảo Xa'],
  name: ['Ánh Khuê', 'Đảo Xa'],
  newest: ['Đảo Xa', 'Ánh Khuê'],
};
export const ALBUMS_BY: Readonly<Record<CollectionSort, readonly string[]>> = {
  newest: ['Đêm', 'Bờ Kia'],
  popular: ['Bờ Kia', 'Đêm'],
  title: ['Bờ Kia', 'Đêm'],
  year: ['Đêm', 'Bờ Kia'],
};

/** What a world must have because the extent says so. */
export function present<T>(part: T | null): T {
  if (part === null) throw new Error('the world lacks what its extent names');
  return part;
}
