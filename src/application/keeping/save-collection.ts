import type { FavouriteCollections } from '../../domain/favourites/favourite-collections.port';
import { afterFavouriteCall, favouriteCall, type FavouriteOutcome } from '../../domain/favourites/toggle-favourite';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { KeptChanges } from './kept-changes';

/** Saves an album or a playlist, or takes it out of the library if it is there (specification §4). */
export class SaveCollection {
  constructor(
    private readonly collections: FavouriteCollections,
    private readonly kept: KeptChanges,
  ) {}

  async execute(id: string, isSaved: boolean): Promise<Result<FavouriteOutcome, GatewayFailure>> {
    const answer = await this.collections[favouriteCall(isSaved)]([id]);
    if (!answer.ok) return answer;
    const outcome = afterFavouriteCall(isSaved, answer.value);
    if (outcome.isSaved !== isSaved) this.kept.tell({ kind: 'library' });
    return succeed(outcome);
  }
}
