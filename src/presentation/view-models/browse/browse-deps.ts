import type { Random } from '../../../application/ports/random.port';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { IntendedAction } from '../../../application/session/account-gate';
import type { Browsing } from '../../../domain/catalogue/browsing.port';
import type { SaveOutcome } from '../../../domain/library/toggle-saved';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';
import type { PlayerViewModel } from '../player.view-model';

/** The dependencies of the browsing view models, which are loaded with their pages and not with the first page. */
export interface BrowseDeps {
  readonly browsing: Browsing;
  /** Saves or removes an album or a playlist. */
  readonly saving: { execute(id: string, isSaved: boolean): Promise<Result<SaveOutcome, GatewayFailure>> };
  /** Follows or unfollows an artist. */
  readonly following: { execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> };
  /** The listener's library has changed, here or in another tab. */
  readonly changes: EventStream<LibraryChange>;
  /** Asks for an account first. */
  readonly gate: { attempt(action: IntendedAction): void };
  readonly random: Pick<Random, 'fraction'>;
  readonly player: PlayerViewModel;
  readonly notices: NoticesViewModel;
}
