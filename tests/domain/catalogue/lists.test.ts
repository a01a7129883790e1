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
  totalPages: 3,
});

describe('a paged list', () => {
  it('starts at page 1 with pages of 10', () => {
    expect(emptyList()).toMatchObject({ items: [], page: 1, pageSize: 10, isLoadingMore: false });
  });

  it('without load more is replaced and its paging data refreshed', () => {
    expect(replaceList(page(1, ['a', 'b']))).toEqual({ ...page(1, ['a', 'b']), isLoadingMore: false });
  });

  it('with load more appends and takes over the page number', () => {
    const list = appendPage(beginLoadMore(replaceList(page(1, ['a', 'b']))), page(2, ['c', 'd']));
    expect(list).toEqual({ ...page(2, ['a', 'b', 'c', 'd']), isLoadingMore: false });
  });

  it('clears the flag also on failure and keeps what it has', () => {
    const list = replaceList(page(1, ['a', 'b']));
    expect(failLoadMore(beginLoadMore(list))).toEqual(list);
  });

  it('adds nothing from an answer that comes a second time', () => {
    const list = appendPage(replaceList(page(1, ['a', 'b'])), page(2, ['c']));
    expect(appendPage(list, page(2, ['c']))).toEqual(list);
  });

  it.each([
    ['the next one while there is one', replaceList(page(1, ['a'])), 2],
    ['none after the last', replaceList(page(3, ['e'])), null],
    ['none while one is under way', beginLoadMore(replaceList(page(1, ['a']))), null],
    ['none of an empty list', emptyList<string>(), null],
  ])('asks for %s', (_, list, expected) => {
    expect(nextPage(list)).toBe(expected);
  });
});

describe('resetKeys', () => {
  it('puts chosen keys back and leaves the others', () => {
    const initial = { page: 1, title: '', isOpen: false };
    expect(resetKeys({ page: 4, title: 'Mới', isOpen: true }, initial, ['page', 'isOpen'])).toEqual({
      page: 1,
      title: 'Mới',
      isOpen: false,
    });
  });
});
