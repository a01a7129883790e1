import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { LoadAccountServices } from '../../../application/session/account-services';
import type { NoticesViewModel } from '../notices.view-model';

/** The dependencies of the account pages' view models, which are loaded with their pages and not with the first page. */
export interface AccountDeps {
  readonly load: LoadAccountServices;
  readonly notices: NoticesViewModel;
  readonly clock: Clock;
  readonly timer: Timer;
}
