import type { LibraryAccess } from '../../../application/library/library-access';
import type { Clock } from '../../../application/ports/clock.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** The dependencies of the library view models, which are loaded with their pages together with the services behind them. */
export interface LibraryDeps extends LibraryAccess {
  readonly clock: Clock;
  readonly notices: NoticesViewModel;
  /** Plays the liked songs, beginning with the latest. */
  playLiked(): Promise<Result<void, GatewayFailure>>;
}
