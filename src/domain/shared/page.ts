/** A paged list (specification §3). `page` counts from 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly totalCount: number;
  readonly totalPages: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}
