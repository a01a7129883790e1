import type { ListRequest } from '../../../../domain/administration/list-request';

/** A table's request as query parameters of our own server. */
export const listQuery = ({ searchText, sort, page, pageSize }: ListRequest<string>) => ({
  q: searchText === '' ? undefined : searchText,
  sort,
  page,
  pageSize,
});
