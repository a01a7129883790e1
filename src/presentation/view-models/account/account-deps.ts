import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { LoadAccountServices } from '../../../application/session/account-services';
import type { NoticesViewModel } from '../notices.view-model';

/** What the view models of the account pages are made from. Those come with their pages, so that no first page carries them. */
export interface AccountDeps {
  readonly load: LoadAccountServices;
  readonly notices: NoticesViewModel;
  readonly clock: Clock;
  readonly timer: Timer;
}
