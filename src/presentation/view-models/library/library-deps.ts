import type { LibraryAccess } from '../../../application/library/library-access';
import type { Clock } from '../../../application/ports/clock.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** What the view models of keeping are made from. They come with their pages, and so does what answers all this. */
export interface LibraryDeps extends LibraryAccess {
  readonly clock: Clock;
  readonly notices: NoticesViewModel;
  /** What the listener likes, from the last liked on. */
  playLiked(): Promise<Result<void, GatewayFailure>>;
}
