import type { SaveAnswer, SavedCollections } from '../../src/domain/library/saved-collections.port';
import { afterSaveCall } from '../../src/domain/library/toggle-saved';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Result } from '../../src/domain/shared/result';

/** A signed-in listener who has saved nothing, two collections that exist, and one that does not. */
export interface FavouritesWorld {
  readonly favourites: SavedCollections;
  readonly existing: readonly [string, string];
  readonly unknown: string;
  savedIds(): Promise<readonly string[]>;
}

type Answer = Result<SaveAnswer, GatewayFailure>;

const hasWords = (answer: Answer): boolean => answer.ok && answer.value.message.trim() !== '';
const isAccepted = (answer: Answer): boolean => answer.ok && afterSaveCall(false, answer.value).isSaved;

/** Contract tests of `SavedCollections`. */
export function describeSavedCollections(name: string, makeWorld: () => Promise<FavouritesWorld>): void {
  describe(`${name} as favourite collections`, () => {
    let world: FavouritesWorld;
    let first: string;
    let second: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first, second] = world.existing;
    });

    it('saves what is added and says so', async () => {
      const answer = await world.favourites.add([first, second]);
      expect([isAccepted(answer), hasWords(answer)]).toEqual([true, true]);
      expect(new Set(await world.savedIds())).toEqual(new Set([first, second]));
    });

    it('saves once what is added twice', async () => {
      await world.favourites.add([first]);
      const again = await world.favourites.add([first]);
      expect(isAccepted(again)).toBe(true);
      expect(await world.savedIds()).toEqual([first]);
    });

    it('lets go what is removed and says so', async () => {
      await world.favourites.add([first, second]);
      const answer = await world.favourites.remove([first]);
      expect([isAccepted(answer), hasWords(answer)]).toEqual([true, true]);
      expect(await world.savedIds()).toEqual([second]);
    });

    it('does not mind removing what is not saved, or is not there', async () => {
      expect(isAccepted(await world.favourites.remove([first, world.unknown]))).toBe(true);
    });

    it('answers with another code and its reason where it cannot, and saves nothing', async () => {
      const answer = await world.favourites.add([first, world.unknown]);
      expect([answer.ok, isAccepted(answer), hasWords(answer)]).toEqual([true, false, true]);
      expect(await world.savedIds()).toEqual([]);
    });
  });
}
