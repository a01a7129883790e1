import type { ListRequest } from '../../../domain/administration/list-request';

/** A table's wish as our own server is asked. */
export const listQuery = ({ sought, sort, page, pageSize }: ListRequest<string>) => ({
  q: sought === '' ? undefined : sought,
  ...{ sort, page, pageSize },
});
