import {
  appendPage,
  beginLoadMore,
  emptyList,
  failLoadMore,
  nextPage,
  replaceList,
} from '../../../src/domain/catalogue/list-state';
import { resetKeys } from '../../../src/domain/catalogue/reset-keys';

const page = (number: number, items: readonly string[]) => ({
  items,
  page: number,
  pageSize: 2,
  totalCount: 5,
  isLast: number === 3,
});

const uncounted = (number: number, items: readonly string[]) => ({ ...page(number, items), totalCount: null });

describe('a paged list', () => {
  it('starts at page 1 with pages of 10', () => {
    expect(emptyList()).toEqual({
      items: [],
      page: 1,
      pageSize: 10,
      totalCount: 0,
      isLast: true,
      isLoadingMore: false,
    });
  });

  it('is replaced, with its paging data, by a page without load more', () => {
    expect(replaceList(page(1, ['a', 'b']))).toEqual({ ...page(1, ['a', 'b']), isLoadingMore: false });
  });

  it('appends a page on load more, and takes over its page number', () => {
    const list = appendPage(beginLoadMore(replaceList(page(1, ['a', 'b']))), page(2, ['c', 'd']));
    expect(list).toEqual({ ...page(2, ['a', 'b', 'c', 'd']), isLoadingMore: false });
  });

  it('clears the loading flag on failure, and retains its items', () => {
    const list = replaceList(page(1, ['a', 'b']));
    expect(failLoadMore(beginLoadMore(list))).toEqual(list);
  });

  it('adds nothing from a page that arrives a second time', () => {
    const list = appendPage(replaceList(page(1, ['a', 'b'])), page(2, ['c']));
    expect(appendPage(list, page(2, ['c']))).toEqual(list);
    expect(appendPage(beginLoadMore(list), page(1, ['a', 'b']))).toEqual(list);
  });

  it.each([
    ['the next one while there is one', replaceList(page(1, ['a'])), 2],
    ['none after the last', replaceList(page(3, ['e'])), null],
    ['none while one is under way', beginLoadMore(replaceList(page(1, ['a']))), null],
    ['none of an empty list', emptyList<string>(), null],
  ])('chooses the page to load: %s', (_, list, expected) => {
    expect(nextPage(list)).toBe(expected);
  });
});

describe('a paged list of unknown length', () => {
  const firstPage = replaceList(uncounted(1, ['a', 'b']));

  it('has no count while another page follows', () => {
    expect(firstPage.totalCount).toBeNull();
    expect(appendPage(firstPage, uncounted(2, ['c', 'd'])).totalCount).toBeNull();
  });

  it('is counted at its end', () => {
    const second = appendPage(firstPage, uncounted(2, ['c', 'd']));
    expect(appendPage(second, uncounted(3, ['e']))).toEqual({
      ...page(3, ['a', 'b', 'c', 'd', 'e']),
      isLoadingMore: false,
    });
    expect(replaceList({ ...uncounted(1, []), isLast: true }).totalCount).toBe(0);
  });

  it('loads until the last page, which may be empty', () => {
    expect(nextPage(firstPage)).toBe(2);
    const whole = appendPage(appendPage(firstPage, uncounted(2, ['c', 'd'])), uncounted(3, []));
    expect([nextPage(whole), whole.totalCount]).toEqual([null, 4]);
  });
});

describe('resetKeys', () => {
  it('resets the chosen keys and leaves the others', () => {
    const initial = { page: 1, title: '', isOpen: false };
    expect(resetKeys({ page: 4, title: 'Mới', isOpen: true }, initial, ['page', 'isOpen'])).toEqual({
      page: 1,
      title: 'Mới',
      isOpen: false,
    });
  });
});
