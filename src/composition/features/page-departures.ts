import { NEVER } from 'rxjs';
import type { SocketEnvironment } from '../../application/ports/backend.port';
import type { PageDepartures } from '../../application/ports/page-departures.port';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';
import type { Timer } from '../../application/ports/timer.port';
import { EarlyPageDepartures } from '../../infrastructure/system/early-page-departures';
import { isGecko } from '../../infrastructure/system/is-gecko';
import { SOCKET_WORKER_PATH } from '../../infrastructure/system/socket-worker-path';

/** Firefox excludes a page with an open socket from the back/forward cache, and decides before the socket can be closed. */
export const socketEnvironment = (lifecycle: PageLifecycle, timer: Timer): SocketEnvironment => ({
  departures: socketDepartures(lifecycle, timer),
  workerPath: isGecko() && 'SharedWorker' in window ? SOCKET_WORKER_PATH : null,
});

const socketDepartures = (lifecycle: PageLifecycle, timer: Timer): PageDepartures =>
  isGecko()
    ? new EarlyPageDepartures(lifecycle, timer)
    : { leaves: lifecycle.leaves, returns: lifecycle.returns, stays: NEVER };

/** When media are released for the back/forward cache. Browsers other than Firefox cache pages with media. */
export const mediaDepartures = (lifecycle: PageLifecycle, timer: Timer): PageDepartures =>
  isGecko() ? new EarlyPageDepartures(lifecycle, timer) : { leaves: NEVER, returns: NEVER, stays: NEVER };
