import * as z from './schema';
import { CONTROLS, textOf } from './text';

/** The only analytics event (specification §1). */
export const NewPageView = z.strictObject({
  name: z.literal('test_web_event'),
  /** Neither a query nor a fragment. */
  page_path: textOf(new RegExp(`^/[^?#\\s${CONTROLS}]*$`, 'u'), 200),
});

/** Days are dates in coordinated universal time, oldest first and without a gap; paths with the most views first. */
export const PageViewChart = z.object({
  total: z.number(),
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  paths: z.array(z.object({ path: z.string(), count: z.number() })),
});
