import type { SongsById } from '../../src/domain/catalogue/songs-by-id.port';

/** A catalogue with these two songs, and an id that is not in it. */
export interface SongsByIdWorld {
  readonly songs: SongsById;
  readonly existing: readonly [string, string];
  readonly unknown: string;
}

/** Contract tests of `SongsById`. */
export function describeSongsById(name: string, makeWorld: () => Promise<SongsByIdWorld>): void {
  describe(`${name} as a lookup of songs by id`, () => {
    const ids = async ({ songs }: SongsByIdWorld, asked: readonly string[]) => {
      const answer = await songs.byIds(asked);
      return answer.ok ? answer.value.map(({ id }) => id) : answer.error.kind;
    };

    it('returns the songs in the order of the requested ids', async () => {
      const world = await makeWorld();
      const [first, second] = world.existing;
      expect(await ids(world, [second, first])).toEqual([second, first]);
    });

    it('leaves out songs that do not exist', async () => {
      const world = await makeWorld();
      expect(await ids(world, [world.unknown, world.existing[0]])).toEqual([world.existing[0]]);
    });

    it('returns no songs for an empty list of ids', async () => {
      expect(await ids(await makeWorld(), [])).toEqual([]);
    });
  });
}
