import type { Slice } from '../../domain/catalogue/song-catalogue.port';

export interface RequestedPage {
  readonly page: number;
  readonly pageSize: number;
}

/** The part of a list that a page shows; pages count from 1. */
export const sliceOf = ({ page, pageSize }: RequestedPage): Slice => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

/** A page in the wire's format. */
export const presentPage = <T>(items: T[], totalCount: number, { page, pageSize }: RequestedPage) => ({
  items,
  totalCount,
  totalPages: Math.ceil(totalCount / pageSize),
  page,
  pageSize,
});
