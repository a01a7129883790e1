import type { PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { gatherSongs } from '../../../../src/presentation/view-models/browse/gather-songs';
import { pageOf } from '../../../support/builders/a-page';
import { songs } from '../../../support/builders/a-song';

const ALL = songs(...Array.from({ length: 200 }, (_, n) => `s${n}`));

const listOf = (hasMore: boolean, changes: { readonly isLast?: boolean } = {}) => {
  const asked: number[] = [];
  const fetch = async (page: PageRequest) => {
    asked.push(page.page);
    return succeed({ ...pageOf(ALL, page, false), ...changes });
  };
  return { asked, list: { hasMore: () => hasMore, fetch } };
};

describe('gathering all songs of a list of unknown length', () => {
  it('loads its pages to the last', async () => {
    const { asked, list } = listOf(true);
    expect(await gatherSongs(ALL.slice(0, 50), list)).toEqual(succeed(ALL));
    expect(asked).toEqual([1, 2]);
  });

  it('loads nothing when all songs are loaded', async () => {
    const { asked, list } = listOf(false);
    expect(await gatherSongs(ALL, list)).toEqual(succeed(ALL));
    expect(asked).toEqual([]);
  });

  it('ends with an empty page that is not marked as the last', async () => {
    const { asked, list } = listOf(true, { isLast: false });
    expect(await gatherSongs(ALL.slice(0, 50), list)).toEqual(succeed(ALL));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('returns the failure of a page', async () => {
    const failure = fail({ kind: 'offline' } as const);
    expect(await gatherSongs([], { hasMore: () => true, fetch: async () => failure })).toEqual(failure);
  });
});
