import type { FollowedArtists } from '../../src/domain/library/followed-artists.port';

/** A signed-in listener who follows nobody, two artists that exist, and one that does not. */
interface FollowedWorld {
  readonly followed: FollowedArtists;
  readonly existing: readonly [string, string];
  readonly unknown: string;
  followedIds(): Promise<readonly string[]>;
}

/** Contract tests of `FollowedArtists`. */
export function describeFollowedArtists(name: string, makeWorld: () => Promise<FollowedWorld>): void {
  describe(`${name} as followed artists`, () => {
    let world: FollowedWorld;
    let first: string;
    let second: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first, second] = world.existing;
    });

    it('follows the added artists', async () => {
      expect(await world.followed.add([first, second])).toMatchObject({ ok: true });
      expect(new Set(await world.followedIds())).toEqual(new Set([first, second]));
    });

    it('follows an artist once when the artist is added twice', async () => {
      await world.followed.add([first]);
      expect(await world.followed.add([first])).toMatchObject({ ok: true });
      expect(await world.followedIds()).toEqual([first]);
    });

    it('no longer follows a removed artist', async () => {
      await world.followed.add([first, second]);
      expect(await world.followed.remove([first])).toMatchObject({ ok: true });
      expect(await world.followedIds()).toEqual([second]);
    });

    it('accepts removing an artist who is not followed or does not exist', async () => {
      expect(await world.followed.remove([first, world.unknown])).toMatchObject({ ok: true });
    });

    it('returns not-found for an unknown artist, and then follows none of the given artists', async () => {
      const answer = await world.followed.add([first, world.unknown]);
      expect(answer).toEqual({ ok: false, error: { kind: 'not-found' } });
      expect(await world.followedIds()).toEqual([]);
    });
  });
}
