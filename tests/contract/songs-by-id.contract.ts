import type { SongsById } from '../../src/domain/catalogue/songs-by-id.port';

/** A catalogue with these two songs, and an id that is not in it. */
export interface SongsByIdWorld {
  readonly songs: SongsById;
  readonly existing: readonly [string, string];
  readonly unknown: string;
}

/** Contract tests of `SongsById`. */
export function describeSongsById(name: string, makeWorld: () => Promise<SongsByIdWorld>): void {
  describe(`${name} as songs by id`, () => {
    const ids = async ({ songs }: SongsByIdWorld, asked: readonly string[]) => {
      const answer = await songs.byIds(asked);
      return answer.ok ? answer.value.map(({ id }) => id) : answer.error.kind;
    };

    it('finds them in the order in which they were named', async () => {
      const world = await makeWorld();
      const [first, second] = world.existing;
      expect(await ids(world, [second, first])).toEqual([second, first]);
    });

    it('leaves out those that are gone', async () => {
      const world = await makeWorld();
      expect(await ids(world, [world.unknown, world.existing[0]])).toEqual([world.existing[0]]);
    });

    it('finds none where none is named', async () => {
      expect(await ids(await makeWorld(), [])).toEqual([]);
    });
  });
}
