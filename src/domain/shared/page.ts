/**
 * A page of a list that grows by scrolling (specification §3). `page` counts from 1. `totalCount` is the length of the whole list,
 * null where the backend does not say it. `isLast` alone says whether another page follows; a backend that learns this only from
 * the next page may end a list with an empty page.
 */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number | null;
  readonly isLast: boolean;
}

/** A page of a table with numbered pages, whose backend always counts. */
export interface CountedPage<T> extends Page<T> {
  readonly totalCount: number;
  readonly totalPages: number;
}

/** The same page with each item mapped to another. */
export const mapPage = <T, U>(page: Page<T>, make: (item: T) => U): Page<U> => ({
  items: page.items.map(make),
  page: page.page,
  pageSize: page.pageSize,
  totalCount: page.totalCount,
  isLast: page.isLast,
});

/** The length of a list of which `loaded` items are loaded: null while it is unknown. At its end every list is counted. */
export const knownCount = (totalCount: number | null, loaded: number, hasMore: boolean): number | null =>
  totalCount ?? (hasMore ? null : loaded);

/** A known count changed by `by`, at least 0; an unknown one stays unknown. */
export const shiftCount = (count: number | null, by: number): number | null =>
  count === null ? null : Math.max(count + by, 0);

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}
