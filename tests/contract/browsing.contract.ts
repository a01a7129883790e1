import type { BrowsedCollection, Browsing, CollectionQuery, SongQuery } from '../../src/domain/catalogue/browsing.port';
import type { SectionItem } from '../../src/domain/catalogue/home-section';
import type { Song } from '../../src/domain/catalogue/song';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Result } from '../../src/domain/shared/result';
import { walkPages } from '../support/walk-pages';
import {
  ALBUMS_BY,
  ARTISTS_BY,
  EVERYTHING,
  LISTS,
  present,
  SONGS_BY,
  type BrowsingExtent,
  type BrowsingWorld,
} from './browsing-world';

const ALL = { page: 1, pageSize: 50 };
const SECOND_OF_TWO = { page: 2, pageSize: 2 };
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

function valueOf<T>(answer: Result<T, GatewayFailure>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.kind}`);
  return answer.value;
}

const titles = (songs: readonly Song[]): readonly string[] => songs.map(({ title }) => title);

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

/** Contract tests of `Browsing`; `extent` says what the backend has, by default everything. */
export function describeBrowsing(
  name: string,
  makeWorld: () => Promise<BrowsingWorld>,
  extent: BrowsingExtent = EVERYTHING,
): void {
  describe(`${name} as a catalogue to browse`, () => {
    let world: BrowsingWorld;
    let browsing: Browsing;

    beforeAll(async () => {
      world = await makeWorld();
      ({ browsing } = world);
    });

    const opened = async (collection: BrowsedCollection, { whose = browsing, page = ALL } = {}) =>
      valueOf(await whose.collection(collection, page));

    describeCollections();
    describeLists();
    describePages();
    if (extent.hasPrivatePlaylists) describePrivatePlaylists();
    if (extent.hasCategories) describeCategories();
    if (extent.hasSections) describeSections();

    function describeCollections(): void {
      it('opens an album with its songs in order and the facts of its header', async () => {
        const album = await opened({ kind: 'album', id: world.album });
        expect(album).toMatchObject({ name: 'Bờ Kia', isSaved: false, isLast: true });
        expect([2, null]).toContain(album.totalCount);
        expect(titles(album.items.map(({ song }) => song))).toEqual(['Đá', 'Ăn']);
        expect(album.items.map(({ entry }) => entry)).toEqual([null, null]);
        const facts = { id: world.album, type: 'album', year: 2020, duration: 500, owner: null, isOwn: false };
        expect(album.facts).toMatchObject({ ...facts, artists: [{ id: world.artist, name: 'Ánh Khuê' }] });
      });

      it('opens a playlist, which may contain the same song twice', async () => {
        const { name: called, items, facts } = await opened({ kind: 'playlist', id: world.playlist });
        expect([called, titles(items.map(({ song }) => song))]).toEqual(['Gom', ['Dế', 'Đá', 'Dế']]);
        const places = new Set(items.map(({ entry }) => entry?.id));
        expect([places.size, places.has(undefined)]).toEqual([3, false]);
        expect(facts).toMatchObject({ type: 'playlist', isPublic: true, isOwn: false, duration: 500 });
      });

      it('opens collections page by page', async () => {
        const page = await opened({ kind: 'playlist', id: world.playlist }, { page: SECOND_OF_TWO });
        expect(page).toMatchObject({ items: [{ song: { title: 'Dế' } }], isLast: true, ...SECOND_OF_TWO });
        expect([3, null]).toContain(page.totalCount);
      });

      it.each(extent.lists)('opens the list %s', async (type) => {
        const expected = LISTS[type];
        const list = await opened({ kind: 'list', type });
        expect(titles(list.items.map(({ song }) => song))).toEqual(expected);
        expect(list).toMatchObject({ isLast: true, facts: null, isSaved: false });
        expect([expected.length, null]).toContain(list.totalCount);
      });
    }

    async function songs(wish: Partial<SongQuery> = {}) {
      return titles(valueOf(await browsing.songs({ ...ALL, ...wish })).items);
    }

    async function collections(wish: Partial<CollectionQuery> = {}) {
      const sort = extent.sorts[wish.type ?? 'album'][0];
      return valueOf(await browsing.collections({ type: 'album', sort, ...ALL, ...wish })).items.map(nameOf);
    }

    function describeLists(): void {
      const [firstSort] = extent.sorts.song;

      it.each(extent.sorts.song)('lists songs by %s', async (sort) => {
        expect(await songs({ sort })).toEqual(SONGS_BY[sort]);
      });

      it('lists the songs of one artist', async () => {
        expect((await songs({ artistId: world.artist })).toSorted()).toEqual(['Ăn', 'Đá'].toSorted());
      });

      it('lists songs page by page, and none after the last page', async () => {
        const second = valueOf(await browsing.songs({ sort: firstSort, ...SECOND_OF_TWO }));
        const last = { title: SONGS_BY[firstSort].at(-1) };
        expect(second).toMatchObject({ items: [last], isLast: true, page: 2, pageSize: 2 });
        expect([3, null]).toContain(second.totalCount);
        expect(await songs({ page: 9 })).toEqual([]);
      });

      it.each([1, 2, 3, 4])('marks only the last page of a list as the last, with %i a page', async (pageSize) => {
        const [artistSort] = extent.sorts.artist;
        const [albumSort] = extent.sorts.album;
        const walked = {
          songs: await walkPages((page) => browsing.songs({ sort: firstSort, ...page }), pageSize),
          artists: await walkPages((page) => browsing.artists(artistSort, page), pageSize),
          albums: await walkPages(
            (page) => browsing.collections({ type: 'album', sort: albumSort, ...page }),
            pageSize,
          ),
          playlist: await walkPages(
            (page) => browsing.collection({ kind: 'playlist', id: world.playlist }, page),
            pageSize,
          ),
        };
        const lists = Object.entries(walked);
        const lengths = { songs: 3, artists: 2, albums: 2, playlist: 3 };
        expect(Object.fromEntries(lists.map(([list, { items }]) => [list, items.length]))).toEqual(lengths);
        expect(lists.filter(([, { isEnded }]) => !isEnded)).toEqual([]);
      });

      it.each(extent.sorts.artist)('lists artists with songs by %s', async (sort) => {
        const { items, totalCount } = valueOf(await browsing.artists(sort, ALL));
        expect(items.map((artist) => artist.name)).toEqual(ARTISTS_BY[sort]);
        expect([2, null]).toContain(totalCount);
      });

      it.each(extent.sorts.album)('lists albums by %s', async (sort) => {
        expect(await collections({ sort })).toEqual(ALBUMS_BY[sort]);
      });

      it('lists the albums of one artist', async () => {
        expect(await collections({ artistId: world.artist })).toEqual(['Bờ Kia']);
      });

      it.each(extent.sorts.playlist)('lists the public playlists by %s', async (sort) => {
        expect(await collections({ type: 'playlist', sort })).toEqual(['Gom']);
      });
    }

    function describePrivatePlaylists(): void {
      it('shows a private playlist to its owner only', async () => {
        const { browsing: owners, playlist } = present(world.own);
        const own = { kind: 'playlist', id: playlist } as const;
        expect(await browsing.collection(own, ALL)).toEqual(NOT_FOUND);
        const seen = await opened(own, { whose: owners });
        expect(seen).toMatchObject({ name: 'Riêng', facts: { isOwn: true, isPublic: false } });
      });

      it('lists only the public playlists, also for their owner', async () => {
        const [sort] = extent.sorts.playlist;
        const { items } = valueOf(await present(world.own).browsing.collections({ type: 'playlist', sort, ...ALL }));
        expect(items.map(nameOf)).toEqual(['Gom']);
      });
    }

    function describeCategories(): void {
      let categoryId = '';

      beforeAll(() => {
        categoryId = present(world.category);
      });

      it('lists the categories that have songs', async () => {
        const { items, totalCount } = valueOf(await browsing.categories(ALL));
        expect(items.map(({ id, name }) => [id, name])).toEqual([[categoryId, 'Mưa']]);
        expect([1, null]).toContain(totalCount);
      });

      it.each([1, 2])('marks only the last page of the categories as the last, with %i a page', async (pageSize) => {
        const { items, isEnded } = await walkPages((page) => browsing.categories(page), pageSize);
        expect([items.length, isEnded]).toEqual([1, true]);
      });

      it('lists the songs and the albums of one category', async () => {
        expect([await songs({ categoryId }), await collections({ categoryId })]).toEqual([['Đá'], ['Bờ Kia']]);
      });

      it('opens a category, whose rows can be opened in full', async () => {
        const category = valueOf(await browsing.category(categoryId));
        expect(category).toMatchObject({ id: categoryId, name: 'Mưa' });
        expect([1, null]).toContain(category.songCount);
        const rows = await Promise.all(
          category.sections.map(async ({ id }) => valueOf(await browsing.section(id, ALL))),
        );
        expect(rows.map(({ id, title }) => [id, title])).toEqual(category.sections.map(({ id, title }) => [id, title]));
        expect(rows.flatMap(({ items }) => items.map(nameOf))).toContain('Bờ Kia');
      });
    }

    function describeSections(): void {
      let sectionId = '';

      beforeAll(() => {
        sectionId = present(world.section);
      });

      it('opens a row of the home page in full', async () => {
        const row = valueOf(await browsing.section(sectionId, SECOND_OF_TWO));
        expect(row).toMatchObject({ id: sectionId, action: 'song', isLast: true, page: 2, pageSize: 2 });
        expect([3, null]).toContain(row.totalCount);
        expect([row.items.map(nameOf), row.title === '']).toEqual([['Đá'], false]);
      });

      it.each([1, 2, 3, 4])('marks only the last page of a row as the last, with %i a page', async (pageSize) => {
        const { items, isEnded } = await walkPages((page) => browsing.section(sectionId, page), pageSize);
        expect([items.length, isEnded]).toEqual([3, true]);
      });
    }

    function describePages(): void {
      it('opens an artist, with the most played songs first', async () => {
        const artist = valueOf(await browsing.artist(world.artist));
        expect(artist).toMatchObject({
          id: world.artist,
          name: 'Ánh Khuê',
          isFollowed: false,
          videos: [],
        });
        expect([2, null]).toContain(artist.songCount);
        expect(titles(artist.topSongs)).toEqual(['Đá', 'Ăn']);
        expect(artist.albums.map(({ title }) => title)).toEqual(['Bờ Kia']);
      });

      it.each<[string, () => Promise<Result<unknown, GatewayFailure>>]>([
        ['album', () => browsing.collection({ kind: 'album', id: 'gone' }, ALL)],
        ['playlist', () => browsing.collection({ kind: 'playlist', id: 'gone' }, ALL)],
        ['row', () => browsing.section('gone', ALL)],
        ['artist', () => browsing.artist('gone')],
        ['category', () => browsing.category('gone')],
      ])('returns not-found for an unknown %s', async (_what, ask) => {
        expect(await ask()).toEqual(NOT_FOUND);
      });
    }
  });
}
