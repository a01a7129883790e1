import { NewPageView, PageViewChart } from './page-view';
import { wholeNumber } from './query-values';
import { route } from './route';
import * as z from './schema';
import { Nothing } from './sso';

/** Counting page views, for listeners who agree to it. */
export const pageViewRoutes = {
  recordPageView: route({
    method: 'POST',
    path: '/backend/page-view',
    summary: 'Count a page view by day, without any identity',
    body: NewPageView,
    data: Nothing,
  }),
  pageViews: route({
    method: 'GET',
    path: '/backend/page-view',
    summary: 'Page views on each of the last days, and the most viewed pages',
    query: z.strictObject({
      days: z._default(wholeNumber(1, 400), 30),
      top: z._default(wholeNumber(1, 100), 20),
    }),
    data: PageViewChart,
  }),
} as const;
