import type { Generated } from 'kysely';

interface PageViewsTable {
  day: string;
  path: string;
  count: Generated<number>;
}

/** What is counted of visits. */
export interface VisitSchema {
  page_views: PageViewsTable;
}
