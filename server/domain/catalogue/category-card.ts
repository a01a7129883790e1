import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { PictureColour } from './song-card';

/** The heading under which the explore page shows a category. */
export type CategoryGrouping = 'genre' | 'mood' | 'activity';

/** A kind of music, mood or moment as lists show it. */
export interface CategoryCard {
  readonly id: string;
  readonly name: Bilingual;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly grouping: CategoryGrouping;
}
