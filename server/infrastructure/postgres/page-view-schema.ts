import type { Generated } from 'kysely';

interface PageViewsTable {
  day: string;
  path: string;
  count: Generated<number>;
}

/** Counts of page views. */
export interface VisitSchema {
  page_views: PageViewsTable;
}
