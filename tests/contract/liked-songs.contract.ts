import type { LikedSongs } from '../../src/domain/library/liked-songs.port';

/** A signed-in listener who likes nothing, two songs that exist, and one that does not. */
export interface LikedSongsWorld {
  readonly likes: LikedSongs;
  readonly existing: readonly [string, string];
  readonly unknown: string;
  likedIds(): Promise<readonly string[]>;
}

/** Contract tests of `LikedSongs`. */
export function describeLikedSongs(name: string, makeWorld: () => Promise<LikedSongsWorld>): void {
  describe(`${name} as liked songs`, () => {
    let world: LikedSongsWorld;
    let first: string;
    let second: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first, second] = world.existing;
    });

    it('likes the added songs', async () => {
      expect(await world.likes.add([first, second])).toMatchObject({ ok: true });
      expect(new Set(await world.likedIds())).toEqual(new Set([first, second]));
    });

    it('likes a song once when it is added twice', async () => {
      await world.likes.add([first]);
      expect(await world.likes.add([first])).toMatchObject({ ok: true });
      expect(await world.likedIds()).toEqual([first]);
    });

    it('no longer likes a removed song', async () => {
      await world.likes.add([first, second]);
      expect(await world.likes.remove([first])).toMatchObject({ ok: true });
      expect(await world.likedIds()).toEqual([second]);
    });

    it('accepts removing a song that is not liked or does not exist', async () => {
      expect(await world.likes.remove([first, world.unknown])).toMatchObject({ ok: true });
    });

    it('returns not-found for an unknown song, and then likes none of the given songs', async () => {
      expect(await world.likes.add([first, world.unknown])).toEqual({ ok: false, error: { kind: 'not-found' } });
      expect(await world.likedIds()).toEqual([]);
    });
  });
}
