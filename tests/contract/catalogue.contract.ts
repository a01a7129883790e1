import type { Catalogue } from '../../src/domain/catalogue/catalogue.port';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Result } from '../../src/domain/shared/result';

/** Music that is there: an album of five songs by one artist, a home page with at least one row, and an id nobody has. */
export interface CatalogueWorld {
  readonly catalogue: Catalogue;
  readonly albumId: string;
  readonly artistId: string;
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

/** What every catalogue promises. */
export function describeCatalogue(name: string, makeWorld: () => Promise<CatalogueWorld>): void {
  describe(`${name} as a catalogue`, () => {
    let world: CatalogueWorld;
    let firstId: string;

    beforeEach(async () => {
      world = await makeWorld();
      [firstId = ''] = world.songIds;
    });

    it('has rows on the home page, each with its own id', async () => {
      const sections = await valueOf(world.catalogue.home());
      expect(sections.length).toBeGreaterThan(0);
      expect(new Set(idsOf(sections)).size).toBe(sections.length);
      expect(sections.every(({ items, totalCount }) => totalCount >= items.length)).toBe(true);
    });

    it('gives a song with something to play', async () => {
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

    it('suggests nothing that was excluded but the song itself', async () => {
      const ids = idsOf(await valueOf(world.catalogue.suggestions(firstId, world.songIds)));
      expect(ids[0]).toBe(firstId);
      expect(ids.slice(1).filter((id) => world.songIds.includes(id))).toEqual([]);
    });

    it('gives the songs of an album page by page in album order', async () => {
      const first = await valueOf(world.catalogue.albumSongs(world.albumId, { page: 1, pageSize: 3 }));
      const second = await valueOf(world.catalogue.albumSongs(world.albumId, { page: 2, pageSize: 3 }));
      expect([idsOf(first.items), idsOf(second.items)]).toEqual([world.songIds.slice(0, 3), world.songIds.slice(3)]);
      expect(second).toMatchObject({ totalCount: 5, totalPages: 2, page: 2, pageSize: 3 });
    });

    it('has nothing after the last page', async () => {
      const beyond = await valueOf(world.catalogue.albumSongs(world.albumId, { page: 9, pageSize: 3 }));
      expect(beyond).toMatchObject({ items: [], totalCount: 5, page: 9 });
    });

    it('gives the songs of an artist, most played first', async () => {
      const page = await valueOf(world.catalogue.artistSongs(world.artistId, { page: 1, pageSize: 10 }));
      expect(idsOf(page.items)).toEqual(world.byPlays);
    });

    it('has no songs of an artist nobody knows', async () => {
      const page = await valueOf(world.catalogue.artistSongs(world.unknownId, { page: 1, pageSize: 10 }));
      expect(page).toMatchObject({ items: [], totalCount: 0 });
    });

    it('does not know a song or an album that is not there', async () => {
      expect(await world.catalogue.song(world.unknownId)).toEqual(NOT_FOUND);
      expect(await world.catalogue.suggestions(world.unknownId, [])).toEqual(NOT_FOUND);
      expect(await world.catalogue.albumSongs(world.unknownId, { page: 1, pageSize: 3 })).toEqual(NOT_FOUND);
    });
  });
}
