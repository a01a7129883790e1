import { NEVER } from 'rxjs';
import type { PageDepartures } from '../application/ports/page-departures.port';
import type { PageLifecycle } from '../application/ports/page-lifecycle.port';
import type { Timer } from '../application/ports/timer.port';
import { EarlyPageDepartures } from '../infrastructure/system/early-page-departures';
import { isGecko } from '../infrastructure/system/is-gecko';

/** When sockets are closed, so that the page can enter the back/forward cache. */
export const socketDepartures = (lifecycle: PageLifecycle, timer: Timer): PageDepartures =>
  isGecko()
    ? new EarlyPageDepartures(lifecycle, timer)
    : { leaves: lifecycle.leaves, returns: lifecycle.returns, stays: NEVER };

/** When media are released for the back/forward cache. Browsers other than Firefox cache pages with media. */
export const mediaDepartures = (lifecycle: PageLifecycle, timer: Timer): PageDepartures =>
  isGecko() ? new EarlyPageDepartures(lifecycle, timer) : { leaves: NEVER, returns: NEVER, stays: NEVER };
