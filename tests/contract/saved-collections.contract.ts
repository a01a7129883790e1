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
  describe(`${name} as saved collections`, () => {
    let world: FavouritesWorld;
    let first: string;
    let second: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first, second] = world.existing;
    });

    it('saves the added collections, and returns a message', async () => {
      const answer = await world.favourites.add([first, second]);
      expect([isAccepted(answer), hasWords(answer)]).toEqual([true, true]);
      expect(new Set(await world.savedIds())).toEqual(new Set([first, second]));
    });

    it('saves a collection once when it is added twice', async () => {
      await world.favourites.add([first]);
      const again = await world.favourites.add([first]);
      expect(isAccepted(again)).toBe(true);
      expect(await world.savedIds()).toEqual([first]);
    });

    it('removes a collection, and returns a message', async () => {
      await world.favourites.add([first, second]);
      const answer = await world.favourites.remove([first]);
      expect([isAccepted(answer), hasWords(answer)]).toEqual([true, true]);
      expect(await world.savedIds()).toEqual([second]);
    });

    it('accepts removing a collection that is not saved or does not exist', async () => {
      expect(isAccepted(await world.favourites.remove([first, world.unknown]))).toBe(true);
    });

    it('returns another code with its reason when a collection is unknown, and saves nothing', async () => {
      const answer = await world.favourites.add([first, world.unknown]);
      expect([answer.ok, isAccepted(answer), hasWords(answer)]).toEqual([true, false, true]);
      expect(await world.savedIds()).toEqual([]);
    });
  });
}
