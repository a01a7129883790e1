import type { CategoryCard } from './category-card';
import type { Slice } from './song-catalogue.port';

/** The categories of the library, for reading. */
export interface CategoryCatalogue {
  /** Those that hold songs, in their order. */
  categories(count: number): Promise<readonly CategoryCard[]>;
  /** The songs of a category, most played first. */
  songsOf(id: string, slice: Slice): Promise<readonly string[]>;
  /** How many songs a category holds; 0 where there is none of this id. */
  countSongs(id: string): Promise<number>;
}
