import { knownCount, type Page } from '../shared/page';

/** The state of a paged list on a screen (specification §3, "Home page state"). A list loaded to its end always has a `totalCount`. */
export interface ListState<T> extends Page<T> {
  readonly isLoadingMore: boolean;
}

/** Specification §9: page 1, page size 10. */
export const FIRST_PAGE = 1;
export const PAGE_SIZE = 10;

export const emptyList = <T>(): ListState<T> => ({
  items: [],
  page: FIRST_PAGE,
  pageSize: PAGE_SIZE,
  totalCount: 0,
  isLast: true,
  isLoadingMore: false,
});

/** Without load more: the list is replaced and the paging data refreshed. */
export const replaceList = <T>(page: Page<T>): ListState<T> => listOf(page, page.items);

/** With load more, before the answer: the flag is set, nothing else changes. */
export const beginLoadMore = <T>(list: ListState<T>): ListState<T> => ({ ...list, isLoadingMore: true });

/** With load more, the answer: new items are appended, paging data updated, the flag cleared. An earlier page's late answer adds nothing. */
export function appendPage<T>(list: ListState<T>, page: Page<T>): ListState<T> {
  if (page.page <= list.page) return failLoadMore(list);
  return listOf(page, [...list.items, ...page.items]);
}

/** With load more, a failure: the flag is cleared even then; what was loaded stays. */
export const failLoadMore = <T>(list: ListState<T>): ListState<T> => ({ ...list, isLoadingMore: false });

/** The number of the next page; null while a page is loading and after the last one. */
export function nextPage<T>(list: ListState<T>): number | null {
  return list.isLoadingMore || list.isLast ? null : list.page + 1;
}

const listOf = <T>(page: Page<T>, items: readonly T[]): ListState<T> => ({
  ...page,
  items,
  totalCount: knownCount(page.totalCount, items.length, !page.isLast),
  isLoadingMore: false,
});
