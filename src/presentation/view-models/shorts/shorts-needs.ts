import type { IntendedAction } from '../../../application/session/account-gate';
import type { ShortParts } from '../../../application/shorts/short-parts';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** What the feed is made from. Its code comes with its page. */
export type FeedParts = ShortParts;

/** What the view models of the feed need besides its parts. */
export interface ShortsNeeds {
  /** Asks for an account first. */
  readonly gate: { attempt(action: IntendedAction): void };
  /** Follows an artist, or no longer; answers which of the two it is now. */
  readonly following: { execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> };
  readonly notices: NoticesViewModel;
}
