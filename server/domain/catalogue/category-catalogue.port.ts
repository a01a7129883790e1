import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { CategoryCard } from './category-card';
import type { SongSort } from './list-sorts';
import type { Slice } from './song-catalogue.port';

/** A category with the data for the head of its page. */
export interface CategoryHead extends CategoryCard {
  readonly description: Bilingual;
  readonly songCount: number;
}

/** Read access to the categories of the catalogue. Lists contain only categories with songs. */
export interface CategoryCatalogue {
  /** A part of the categories, in order. */
  categories(slice: Slice): Promise<readonly CategoryCard[]>;
  count(): Promise<number>;
  /** One category; null where there is none. */
  category(id: string): Promise<CategoryHead | null>;
  /** The songs of a category. */
  songsOf(id: string, sort: SongSort, slice: Slice): Promise<readonly string[]>;
  /** The artists of its most played songs, those with most plays first. */
  artistsOf(id: string, count: number): Promise<readonly string[]>;
}
