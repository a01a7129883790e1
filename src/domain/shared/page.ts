/** A paged list (specification §3). `page` counts from 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly totalCount: number;
  readonly totalPages: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The same page with each item mapped to another. */
export const mapPage = <T, U>(page: Page<T>, make: (item: T) => U): Page<U> => ({
  items: page.items.map(make),
  totalCount: page.totalCount,
  totalPages: page.totalPages,
  page: page.page,
  pageSize: page.pageSize,
});

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}
