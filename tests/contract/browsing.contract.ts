import type {
  BrowsedCollection,
  Browsing,
  CollectionQuery,
  CollectionType,
  SongQuery,
} from '../../src/domain/catalogue/browsing.port';
import type { SectionItem } from '../../src/domain/catalogue/home-section';
import type { Song } from '../../src/domain/catalogue/song';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Result } from '../../src/domain/shared/result';
import { walkPages } from '../support/walk-pages';

/**
 * A visitor without an account and the owner of a playlist browse this music, the oldest song first:
 * "Đá" by "Ánh Khuê", 300 s, played 5 times, first of the album "Bờ Kia" of 2020, the only one in the category "Mưa";
 * "Dế" by "Đảo Xa", 100 s, played 7 times, with a video, alone on the album "Đêm" of 2024;
 * "Ăn" by "Ánh Khuê", 200 s, played once, second of "Bờ Kia". Ánh Khuê is played more than Đảo Xa.
 * The playlist "Gom" is public: Dế, Đá, Dế. "Riêng" is private to its owner: Đá. The home row `section` contains all songs, the
 * newest first. An artist, an album, a category and a playlist without songs exist too.
 */
interface BrowsingWorld {
  readonly browsing: Browsing;
  readonly owners: Browsing;
  readonly artist: string;
  readonly album: string;
  readonly playlist: string;
  readonly ownPlaylist: string;
  readonly category: string;
  readonly section: string;
}

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

/** Contract tests of `Browsing`. */
export function describeBrowsing(name: string, makeWorld: () => Promise<BrowsingWorld>): void {
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

      it('shows a private playlist to its owner only', async () => {
        const own = { kind: 'playlist', id: world.ownPlaylist } as const;
        expect(await browsing.collection(own, ALL)).toEqual(NOT_FOUND);
        const seen = await opened(own, { whose: world.owners });
        expect(seen).toMatchObject({ name: 'Riêng', facts: { isOwn: true, isPublic: false } });
      });

      it.each<[CollectionType, readonly string[]]>([
        ['new', ['Ăn', 'Dế', 'Đá']],
        ['popular', ['Dế', 'Đá', 'Ăn']],
        ['videos', ['Dế']],
        ['liked', []],
        ['recent', []],
      ])('opens the list %s', async (type, expected) => {
        const list = await opened({ kind: 'list', type });
        expect(titles(list.items.map(({ song }) => song))).toEqual(expected);
        expect(list).toMatchObject({ isLast: true, facts: null, isSaved: false });
        expect([expected.length, null]).toContain(list.totalCount);
      });
    }

    function describeLists(): void {
      const songs = async (wish: Partial<SongQuery> = {}) =>
        titles(valueOf(await browsing.songs({ ...ALL, ...wish })).items);
      const collections = async (wish: Partial<CollectionQuery> = {}) =>
        valueOf(await browsing.collections({ type: 'album', sort: 'newest', ...ALL, ...wish })).items.map(nameOf);

      it.each([
        ['newest', ['Ăn', 'Dế', 'Đá']],
        ['popular', ['Dế', 'Đá', 'Ăn']],
        ['title', ['Ăn', 'Dế', 'Đá']],
        ['artist', ['Ăn', 'Đá', 'Dế']],
        ['duration', ['Dế', 'Ăn', 'Đá']],
      ] as const)('lists songs by %s', async (sort, expected) => {
        expect(await songs({ sort })).toEqual(expected);
      });

      it('lists the songs of one artist or of one category', async () => {
        expect(await songs({ artistId: world.artist, sort: 'title' })).toEqual(['Ăn', 'Đá']);
        expect(await songs({ categoryId: world.category })).toEqual(['Đá']);
      });

      it('lists songs page by page, and none after the last page', async () => {
        const second = valueOf(await browsing.songs({ sort: 'title', ...SECOND_OF_TWO }));
        expect(second).toMatchObject({ items: [{ title: 'Đá' }], isLast: true, page: 2, pageSize: 2 });
        expect([3, null]).toContain(second.totalCount);
        expect(await songs({ page: 9 })).toEqual([]);
      });

      it.each([1, 2, 3, 4])('marks only the last page of a list as the last, with %i a page', async (pageSize) => {
        const walked = {
          songs: await walkPages((page) => browsing.songs({ sort: 'title', ...page }), pageSize),
          artists: await walkPages((page) => browsing.artists('name', page), pageSize),
          albums: await walkPages((page) => browsing.collections({ type: 'album', sort: 'title', ...page }), pageSize),
          categories: await walkPages((page) => browsing.categories(page), pageSize),
          playlist: await walkPages(
            (page) => browsing.collection({ kind: 'playlist', id: world.playlist }, page),
            pageSize,
          ),
          row: await walkPages((page) => browsing.section(world.section, page), pageSize),
        };
        const lists = Object.entries(walked);
        const lengths = { songs: 3, artists: 2, albums: 2, categories: 1, playlist: 3, row: 3 };
        expect(Object.fromEntries(lists.map(([list, { items }]) => [list, items.length]))).toEqual(lengths);
        expect(lists.filter(([, { isEnded }]) => !isEnded)).toEqual([]);
      });

      it.each([
        ['popular', ['Ánh Khuê', 'Đảo Xa']],
        ['name', ['Ánh Khuê', 'Đảo Xa']],
        ['newest', ['Đảo Xa', 'Ánh Khuê']],
      ] as const)('lists artists with songs by %s', async (sort, expected) => {
        const { items, totalCount } = valueOf(await browsing.artists(sort, ALL));
        expect(items.map((artist) => artist.name)).toEqual(expected);
        expect([2, null]).toContain(totalCount);
      });

      it.each([
        ['title', ['Bờ Kia', 'Đêm']],
        ['year', ['Đêm', 'Bờ Kia']],
      ] as const)('lists albums by %s', async (sort, expected) => {
        expect(await collections({ sort })).toEqual(expected);
      });

      it('lists the albums of one artist or of one category', async () => {
        expect(await collections({ artistId: world.artist })).toEqual(['Bờ Kia']);
        expect(await collections({ categoryId: world.category })).toEqual(['Bờ Kia']);
      });

      it('lists only the public playlists, also for their owner', async () => {
        expect(await collections({ type: 'playlist', sort: 'title' })).toEqual(['Gom']);
        const owners = valueOf(await world.owners.collections({ type: 'playlist', sort: 'title', ...ALL }));
        expect(owners.items.map(nameOf)).toEqual(['Gom']);
      });

      it('lists the categories that have songs', async () => {
        const { items, totalCount } = valueOf(await browsing.categories(ALL));
        expect(items.map((category) => category.name)).toEqual(['Mưa']);
        expect([1, null]).toContain(totalCount);
        expect(items).toMatchObject([{ id: world.category, grouping: 'mood' }]);
      });
    }

    function describePages(): void {
      it('opens a row of the home page in full', async () => {
        const row = valueOf(await browsing.section(world.section, SECOND_OF_TWO));
        expect(row).toMatchObject({ id: world.section, action: 'song', isLast: true, page: 2, pageSize: 2 });
        expect([3, null]).toContain(row.totalCount);
        expect([row.items.map(nameOf), row.title === '']).toEqual([['Đá'], false]);
      });

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

      it('opens a category, whose rows can be opened in full', async () => {
        const category = valueOf(await browsing.category(world.category));
        expect(category).toMatchObject({ id: world.category, name: 'Mưa' });
        expect([1, null]).toContain(category.songCount);
        const rows = await Promise.all(
          category.sections.map(async ({ id }) => valueOf(await browsing.section(id, ALL))),
        );
        expect(rows.map(({ id, title }) => [id, title])).toEqual(category.sections.map(({ id, title }) => [id, title]));
        expect(rows.flatMap(({ items }) => items.map(nameOf))).toContain('Bờ Kia');
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
