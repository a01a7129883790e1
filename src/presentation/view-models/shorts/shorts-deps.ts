import type { IntendedAction } from '../../../application/session/account-gate';
import type { ShortsServices } from '../../../application/shorts/shorts-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** The services of the feed. Their code is loaded with its page. */
export type FeedServices = ShortsServices;

/** The further dependencies of the feed's view models. */
export interface ShortsDeps {
  /** Asks for an account first. */
  readonly gate: { attempt(action: IntendedAction): void };
  /** Follows or unfollows an artist; returns whether the artist is followed now. */
  readonly following: { execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> };
  readonly notices: NoticesViewModel;
}
