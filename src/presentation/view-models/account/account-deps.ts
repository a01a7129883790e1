import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { AccountServices } from '../../../application/session/account-services';
import type { NoticesViewModel } from '../notices.view-model';

/** The dependencies of the account pages' view models. */
export interface AccountDeps {
  readonly services: AccountServices;
  readonly notices: NoticesViewModel;
  readonly clock: Clock;
  readonly timer: Timer;
}
