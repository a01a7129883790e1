import { LIMITS } from './kernel/limits';
import * as z from './schema';

/** A paged list (specification §3). */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    totalCount: z.number(),
    totalPages: z.number(),
    page: z.number(),
    pageSize: z.number(),
  });

/** `page` counts from 1. Query strings are text, so both coerce. */
export const PageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.pageMax)), 1),
  pageSize: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.pageSizeMax)),
    LIMITS.pageSizeDefault,
  ),
};
