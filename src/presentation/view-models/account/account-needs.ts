import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { BringAccountParts } from '../../../application/session/account-parts';
import type { NoticesViewModel } from '../notices.view-model';

/** What the view models of the account pages are made from. Those come with their pages, so that no first page carries them. */
export interface AccountNeeds {
  readonly bring: BringAccountParts;
  readonly notices: NoticesViewModel;
  readonly clock: Clock;
  readonly timer: Timer;
}
