import type { FavouriteCollections } from '../../domain/favourites/favourite-collections.port';
import { afterFavouriteCall, favouriteCall, type FavouriteOutcome } from '../../domain/favourites/toggle-favourite';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type KeptChanges } from './kept-changes';

/**
 * Saves an album or a playlist, or takes it out of the library if it is there (specification §4). One question about it at a
 * time among all tabs, so that they hear of the answers in their order.
 */
export class SaveCollection {
  constructor(
    private readonly collections: FavouriteCollections,
    private readonly kept: KeptChanges,
    private readonly locks: TabLocks,
  ) {}

  execute(id: string, isSaved: boolean): Promise<Result<FavouriteOutcome, GatewayFailure>> {
    return this.locks.hold(`save ${id}`, TURN_WAIT, () => this.ask(id, isSaved));
  }

  private async ask(id: string, isSaved: boolean): Promise<Result<FavouriteOutcome, GatewayFailure>> {
    const answer = await this.collections[favouriteCall(isSaved)]([id]);
    if (!answer.ok) return answer;
    const outcome = afterFavouriteCall(isSaved, answer.value);
    if (outcome.isSaved !== isSaved) this.kept.tell({ kind: 'saved', collectionId: id, isSaved: outcome.isSaved });
    return succeed(outcome);
  }
}
