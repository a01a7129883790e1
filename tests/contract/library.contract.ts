import type { SectionItem } from '../../src/domain/catalogue/home-section';
import type { Library, LibraryRequest } from '../../src/domain/library/library.port';
import { walkPages } from '../support/walk-pages';

/**
 * A listener called Vy whose library has, in this order: the album "Xa Khơi" by "Ân Hạ", the artist "Đỗ Quyên" and the own
 * playlist "Cà phê"; Vy likes two songs of a minute each and played one of them today. Also a visitor without an account.
 */
interface LibraryWorld {
  readonly library: Library;
  readonly nobodys: Library;
}

const nameOf = (item: SectionItem): string => {
  switch (item.type) {
    case 'song':
      return item.song.title;
    case 'album':
      return item.album.title;
    case 'playlist':
      return item.playlist.title;
    case 'artist':
      return item.artist.name;
    case 'category':
      return item.category.name;
  }
};

/** Contract tests of `Library`. */
export function describeLibrary(name: string, makeWorld: () => Promise<LibraryWorld>): void {
  describe(`${name} as a library`, () => {
    let world: LibraryWorld;

    beforeAll(async () => {
      world = await makeWorld();
    });

    const list = (wish: Partial<LibraryRequest> = {}) =>
      world.library.list({ type: 'all', sort: 'recent', page: 1, pageSize: 50, ...wish });
    const named = async (wish: Partial<LibraryRequest> = {}) => {
      const answer = await list(wish);
      return answer.ok ? answer.value.items.map(({ item }) => nameOf(item)) : [answer.error.kind];
    };

    it('lists the saved items, the last saved first', async () => {
      expect(await named()).toEqual(['Cà phê', 'Đỗ Quyên', 'Xa Khơi']);
    });

    it('marks the listener’s own playlists, and returns since when each item is saved', async () => {
      const answer = await list();
      const items = answer.ok ? answer.value.items : [];
      expect(items.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
      const times = items.map(({ keptAt }) => Date.parse(keptAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times.every(Number.isFinite)).toBe(true);
    });

    it.each([
      ['name', ['Cà phê', 'Đỗ Quyên', 'Xa Khơi']],
      ['artist', ['Xa Khơi', 'Đỗ Quyên', 'Cà phê']],
    ] as const)('sorts by %s in Vietnamese order', async (sort, names) => {
      expect(await named({ sort })).toEqual(names);
    });

    it.each([
      ['playlist', 'Cà phê'],
      ['album', 'Xa Khơi'],
      ['artist', 'Đỗ Quyên'],
    ] as const)('lists only one kind: %s', async (type, only) => {
      expect(await named({ type })).toEqual([only]);
      expect(await list({ type })).toMatchObject({ ok: true, value: { isLast: true } });
    });

    it('is returned in pages', async () => {
      expect(await named({ page: 2, pageSize: 2 })).toEqual(['Xa Khơi']);
      const paging = { isLast: true, page: 2, pageSize: 2 };
      expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ ok: true, value: paging });
    });

    it.each([1, 2, 3, 4])('marks only the last page as the last, with %i a page', async (pageSize) => {
      const { items, totals, isEnded } = await walkPages(list, pageSize);
      expect([items.map(({ item }) => nameOf(item)), isEnded]).toEqual([['Cà phê', 'Đỗ Quyên', 'Xa Khơi'], true]);
      expect(totals.filter((total) => total !== 3 && total !== null)).toEqual([]);
    });

    it('returns the totals of liked and heard songs with every page', async () => {
      const beside = { liked: { songCount: 2, duration: 120 }, heard: { songCount: 1, todayCount: 1 } };
      expect(await list()).toMatchObject({ ok: true, value: beside });
      expect(await list({ type: 'album', page: 2 })).toMatchObject({ ok: true, value: { items: [], ...beside } });
    });

    it('requires an account', async () => {
      const answer = await world.nobodys.list({ type: 'all', sort: 'recent', page: 1, pageSize: 50 });
      expect(answer).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
    });
  });
}
