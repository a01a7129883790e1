import type { CountedPage, Page, PageRequest } from '../../../src/domain/shared/page';

/** The requested page of a complete list, as a backend would return it; without `hasTotals`, a backend that does not count. */
export function pageOf<T>(all: readonly T[], { page, pageSize }: PageRequest, hasTotals = true): Page<T> {
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page,
    pageSize,
    totalCount: hasTotals ? all.length : null,
    isLast: start + pageSize >= all.length,
  };
}

/** The requested page of a table with numbered pages. */
export function countedPageOf<T>(all: readonly T[], request: PageRequest): CountedPage<T> {
  const totalPages = Math.ceil(all.length / request.pageSize);
  return { ...pageOf(all, request), totalCount: all.length, totalPages };
}
