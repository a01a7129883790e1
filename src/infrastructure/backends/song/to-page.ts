import type { pageOf } from '../../../../contract/paging';
import type * as z from '../../../../contract/schema';
import type { CountedPage, Page } from '../../../domain/shared/page';

type PageWire<W> = Omit<z.infer<ReturnType<typeof pageOf>>, 'items'> & { readonly items: readonly W[] };

/** Maps a page to the domain's type, each item by `make`. Our own server always counts its lists. */
export const toPage = <W, T>({ items, page, pageSize, ...counts }: PageWire<W>, make: (item: W) => T): Page<T> => ({
  items: items.map(make),
  page,
  pageSize,
  totalCount: counts.totalCount,
  isLast: page >= counts.totalPages,
});

/** Maps a page of a table with numbered pages to the domain's type. */
export const toCountedPage = <W, T>(wire: PageWire<W>, make: (item: W) => T): CountedPage<T> => ({
  ...toPage(wire, make),
  totalCount: wire.totalCount,
  totalPages: wire.totalPages,
});
