import type { CategoryCard, HomeSection } from './home-section';
import type { DominantColour } from './song';

export type CategoryGrouping = 'genre' | 'mood' | 'activity';

/** A category among others; `grouping` is the heading that it is explored under. */
export interface ExploredCategory extends CategoryCard {
  readonly grouping: CategoryGrouping;
}

/** A category's page: what it is and its rows; its songs are a list of their own. */
export interface CategoryDetail {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly dominantColour: DominantColour;
  readonly songCount: number;
  readonly sections: readonly HomeSection[];
}
