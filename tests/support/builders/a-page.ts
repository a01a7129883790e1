import type { Page, PageRequest } from '../../../src/domain/shared/page';

/** The requested page of a complete list, as a backend would return it. */
export function pageOf<T>(all: readonly T[], { page, pageSize }: PageRequest): Page<T> {
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    totalCount: all.length,
    totalPages: Math.ceil(all.length / pageSize),
    page,
    pageSize,
  };
}
