import type { SavedCollections } from '../../domain/library/saved-collections.port';
import { afterSaveCall, saveCall, type SaveOutcome } from '../../domain/library/toggle-saved';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type LibraryChanges } from './library-changes';

/**
 * Saves an album or a playlist, or removes it from the library if it is there (specification §4). Among all tabs, one request at
 * a time about a collection, so that the tabs receive the answers in order.
 */
export class SaveCollection {
  constructor(
    private readonly collections: SavedCollections,
    private readonly changes: LibraryChanges,
    private readonly locks: TabLocks,
  ) {}

  execute(id: string, isSaved: boolean): Promise<Result<SaveOutcome, GatewayFailure>> {
    return this.locks.hold(`save ${id}`, TURN_WAIT, () => this.ask(id, isSaved));
  }

  private async ask(id: string, isSaved: boolean): Promise<Result<SaveOutcome, GatewayFailure>> {
    const answer = await this.collections[saveCall(isSaved)]([id]);
    if (!answer.ok) return answer;
    const outcome = afterSaveCall(isSaved, answer.value);
    if (outcome.isSaved !== isSaved)
      this.changes.publish({ kind: 'saved', collectionId: id, isSaved: outcome.isSaved });
    return succeed(outcome);
  }
}
