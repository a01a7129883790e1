import type { ListRequest } from '../../../../domain/administration/list-request';

/** A table's request as query parameters of our own server. */
export const listQuery = ({ sought, sort, page, pageSize }: ListRequest<string>) => ({
  q: sought === '' ? undefined : sought,
  sort,
  page,
  pageSize,
});
