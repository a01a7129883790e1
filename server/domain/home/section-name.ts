import type { HomeSectionId } from './home-section';

/** The prefix of the id of a category's row of albums; the category's own id follows. */
export const CATEGORY_ALBUMS = 'albums-in-';
export const CATEGORY_ARTISTS = 'artists-in-';

/** The rows that have their own title. */
export type SectionTitle = HomeSectionId | 'category-albums' | 'category-artists';
