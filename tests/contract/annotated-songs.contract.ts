import type { AnnotatedSongs } from '../../src/domain/library/annotated-songs.port';

/** A signed-in listener who likes nothing, two songs that exist, and one that does not. */
export interface AnnotatedSongsWorld {
  readonly annotated: AnnotatedSongs;
  readonly existing: readonly [string, string];
  readonly unknown: string;
  likedIds(): Promise<readonly string[]>;
}

const LIKED = { isLiked: true };
const NOT_LIKED = { isLiked: false };
const DONE = { ok: true, value: undefined };

/** Contract tests of `AnnotatedSongs`. */
export function describeAnnotatedSongs(name: string, makeWorld: () => Promise<AnnotatedSongsWorld>): void {
  describe(`${name} as annotated songs`, () => {
    let world: AnnotatedSongsWorld;
    let first: string;
    let second: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first, second] = world.existing;
    });

    it('likes songs', async () => {
      expect(await world.annotated.annotate(first, LIKED)).toEqual(DONE);
      expect(await world.annotated.annotate(second, LIKED)).toEqual(DONE);
      expect(new Set(await world.likedIds())).toEqual(new Set([first, second]));
    });

    it('likes a song once when it is liked twice', async () => {
      await world.annotated.annotate(first, LIKED);
      expect(await world.annotated.annotate(first, LIKED)).toEqual(DONE);
      expect(await world.likedIds()).toEqual([first]);
    });

    it('unlikes a song, and no other one', async () => {
      await world.annotated.annotate(first, LIKED);
      await world.annotated.annotate(second, LIKED);
      expect(await world.annotated.annotate(first, NOT_LIKED)).toEqual(DONE);
      expect(await world.likedIds()).toEqual([second]);
    });

    it('accepts unliking a song that is not liked or does not exist', async () => {
      expect(await world.annotated.annotate(first, NOT_LIKED)).toEqual(DONE);
      expect(await world.annotated.annotate(world.unknown, NOT_LIKED)).toEqual(DONE);
    });

    it('changes nothing where no annotation is given', async () => {
      await world.annotated.annotate(first, LIKED);
      expect(await world.annotated.annotate(first, {})).toEqual(DONE);
      expect(await world.likedIds()).toEqual([first]);
    });

    it('returns not-found for an unknown song, and likes no song', async () => {
      expect(await world.annotated.annotate(world.unknown, LIKED)).toEqual({ ok: false, error: { kind: 'not-found' } });
      expect(await world.likedIds()).toEqual([]);
    });
  });
}
