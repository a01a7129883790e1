import type { IntendedAction } from '../../../application/session/account-gate';
import type { ShortsServices } from '../../../application/shorts/shorts-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** What the feed is made from. Its code comes with its page. */
export type FeedServices = ShortsServices;

/** What the view models of the feed need besides its parts. */
export interface ShortsDeps {
  /** Asks for an account first. */
  readonly gate: { attempt(action: IntendedAction): void };
  /** Follows an artist, or no longer; answers which of the two it is now. */
  readonly following: { execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> };
  readonly notices: NoticesViewModel;
}
