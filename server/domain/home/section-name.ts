import type { HomeSectionId } from './home-section';

/** What the id of a category's row of albums begins with; the category's own id follows. */
export const CATEGORY_ALBUMS = 'albums-in-';
export const CATEGORY_ARTISTS = 'artists-in-';

/** The rows that have a title of their own. */
export type SectionTitle = HomeSectionId | 'category-albums' | 'category-artists';
