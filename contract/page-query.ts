import { LIMITS } from './kernel/limits';
import { wholeNumber } from './query-values';
import * as z from './schema';

/** `page` counts from 1.  */
export const PageQuery = {
  page: z._default(wholeNumber(1, LIMITS.pageMax), 1),
  pageSize: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSizeDefault),
};
