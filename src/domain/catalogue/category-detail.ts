import type { CategoryCard, HomeSection } from './home-section';
import type { DominantColour } from './song';

export type CategoryGrouping = 'genre' | 'mood' | 'activity';

/** A category in a list; `grouping` is the heading under which it is listed, null if it has none. */
export interface ExploredCategory extends CategoryCard {
  readonly grouping: CategoryGrouping | null;
}

/** A category's page: its head and its rows; its songs are a separate list, and `songCount` is null where the backend does not say it. */
export interface CategoryDetail {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly dominantColour: DominantColour;
  readonly songCount: number | null;
  readonly sections: readonly HomeSection[];
}
