import type { Catalogue } from '../../src/domain/catalogue/catalogue.port';
import type { HomeRows } from '../../src/domain/catalogue/home-rows.port';
import type { CollectionRef } from '../../src/domain/catalogue/collection-ref';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { PageRequest } from '../../src/domain/shared/page';
import type { Result } from '../../src/domain/shared/result';
import { walkPages } from '../support/walk-pages';

/** The music that exists: an album of five songs by one artist, a home page with at least one row, and an unused id. */
export interface CatalogueWorld {
  readonly catalogue: Catalogue;
  readonly homeRows: HomeRows;
  readonly albumId: string;
  readonly artistId: string;
  /** Holds the second, the first and once more the second song of the album. */
  readonly playlistId: string;
  /** Holds the first two songs of the album. */
  readonly categoryId: string;
  /** The album's songs in album order. */
  readonly songIds: readonly string[];
  /** The artist's songs, most played first. */
  readonly byPlays: readonly string[];
  readonly unknownId: string;
}

const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

async function valueOf<T>(answer: Promise<Result<T, GatewayFailure>>): Promise<T> {
  const result = await answer;
  expect(result).toMatchObject({ ok: true });
  return (result as Extract<typeof result, { ok: true }>).value;
}

const idsOf = (songs: readonly { readonly id: string }[]) => songs.map(({ id }) => id);

/** Contract tests of `Catalogue`. */
export function describeCatalogue(name: string, makeWorld: () => Promise<CatalogueWorld>): void {
  describe(`${name} as a catalogue`, () => {
    let world: CatalogueWorld;
    let firstId: string;
    const songsOf = (kind: CollectionRef['kind'], id: string, page: PageRequest) =>
      world.catalogue.songsOf({ kind, id }, page);

    beforeEach(async () => {
      world = await makeWorld();
      [firstId = ''] = world.songIds;
    });

    it('has rows on the home page, each with its own id', async () => {
      const sections = await valueOf(world.homeRows.home());
      expect(sections.length).toBeGreaterThan(0);
      expect(new Set(idsOf(sections)).size).toBe(sections.length);
    });

    it('returns a song with something to play', async () => {
      const song = await valueOf(world.catalogue.song(firstId));
      expect(song.id).toBe(firstId);
      expect(song.duration).toBeGreaterThan(0);
      expect(song.audioSources.length + song.videoSources.length).toBeGreaterThan(0);
    });

    it('suggests the song itself first, and no song twice', async () => {
      const ids = idsOf(await valueOf(world.catalogue.suggestions(firstId, [])));
      expect(ids[0]).toBe(firstId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('suggests no excluded song except the song itself', async () => {
      const ids = idsOf(await valueOf(world.catalogue.suggestions(firstId, world.songIds)));
      expect(ids[0]).toBe(firstId);
      expect(ids.slice(1).filter((id) => world.songIds.includes(id))).toEqual([]);
    });

    it('returns the songs of an album page by page, in album order', async () => {
      const first = await valueOf(songsOf('album', world.albumId, { page: 1, pageSize: 3 }));
      const second = await valueOf(songsOf('album', world.albumId, { page: 2, pageSize: 3 }));
      expect([idsOf(first.items), idsOf(second.items)]).toEqual([world.songIds.slice(0, 3), world.songIds.slice(3)]);
      expect(second).toMatchObject({ page: 2, pageSize: 3 });
      expect([5, null]).toContain(second.totalCount);
    });

    it.each([1, 2, 5, 6])('marks only the last page of an album as the last, with %i a page', async (pageSize) => {
      const { items, isEnded } = await walkPages((page) => songsOf('album', world.albumId, page), pageSize);
      expect([idsOf(items), isEnded]).toEqual([world.songIds, true]);
    });

    it('returns the songs of a playlist in its order, each as often as the playlist contains it', async () => {
      const [first, second] = world.songIds;
      const page = await valueOf(songsOf('playlist', world.playlistId, { page: 1, pageSize: 2 }));
      const rest = await valueOf(songsOf('playlist', world.playlistId, { page: 2, pageSize: 2 }));
      expect([...idsOf(page.items), ...idsOf(rest.items)]).toEqual([second, first, second]);
      expect([page.isLast, rest.isLast]).toEqual([false, true]);
      expect([3, null]).toContain(rest.totalCount);
    });

    it('returns the songs of a category, most played first', async () => {
      const page = await valueOf(songsOf('category', world.categoryId, { page: 1, pageSize: 10 }));
      const ofCategory = world.songIds.slice(0, 2);
      expect(idsOf(page.items)).toEqual(world.byPlays.filter((id) => ofCategory.includes(id)));
    });

    it('returns no songs after the last page', async () => {
      const beyond = await valueOf(songsOf('album', world.albumId, { page: 9, pageSize: 3 }));
      expect(beyond).toMatchObject({ items: [], isLast: true, page: 9 });
      expect([5, null]).toContain(beyond.totalCount);
    });

    it('returns the songs of an artist, most played first', async () => {
      const page = await valueOf(songsOf('artist', world.artistId, { page: 1, pageSize: 10 }));
      expect(idsOf(page.items)).toEqual(world.byPlays);
    });

    it('returns no songs for an unknown artist or category', async () => {
      for (const kind of ['artist', 'category'] as const) {
        const page = await valueOf(songsOf(kind, world.unknownId, { page: 1, pageSize: 10 }));
        expect(page).toMatchObject({ items: [], isLast: true });
        expect([0, null]).toContain(page.totalCount);
      }
    });

    it('returns not-found for an unknown song, album or playlist', async () => {
      expect(await world.catalogue.song(world.unknownId)).toEqual(NOT_FOUND);
      expect(await world.catalogue.suggestions(world.unknownId, [])).toEqual(NOT_FOUND);
      expect(await songsOf('album', world.unknownId, { page: 1, pageSize: 3 })).toEqual(NOT_FOUND);
      expect(await songsOf('playlist', world.unknownId, { page: 1, pageSize: 3 })).toEqual(NOT_FOUND);
    });
  });
}
