import { Observable, share } from 'rxjs';
import type { AppVersions } from '../../application/ports/app-versions.port';
import type { Milliseconds } from '../../domain/shared/units';
import { SERVICE_WORKER_PATH } from './service-worker-path';

/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY: Milliseconds = 3_600_000;
/** How long a listener who requested the newer version waits at most for the browser to report that it has taken over. */
const TAKE_OVER_LIMIT: Milliseconds = 2_000;

type Container = Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'controller'>;

export interface VersionPage {
  /** Undefined where the page was not reached by HTTPS, or the browser has none. */
  readonly workers: Container | undefined;
  readonly reload: () => void;
}

/** The worker is complete: it waits for the former version's pages to close, takes over, or has done so. */
const isWhole = ({ state }: ServiceWorker): boolean =>
  state === 'installed' || state === 'activating' || state === 'activated';

/**
 * Caches the app's files by a service worker. Without one nothing is cached, and a reload fetches a newer version.
 *
 * Engines report a worker's steps in different orders, and late: WebKit reports `installed` for a worker that already controls
 * the page. An event is therefore only a reason to read the workers' current states.
 */
export class ServiceWorkerVersions implements AppVersions {
  private newest: ServiceWorker | null = null;
  readonly newer: Observable<void>;

  constructor(private readonly page: VersionPage) {
    this.newer = new Observable<void>((listener) => {
      const tell = (worker: ServiceWorker): void => {
        this.newest = worker;
        listener.next();
      };
      return this.start(tell);
    }).pipe(share());
  }

  renew(): void {
    const { newest, page } = this;
    if (newest?.state !== 'installed' && newest?.state !== 'activating') return page.reload();
    const waiting = new AbortController();
    const { signal } = waiting;
    const reload = (): void => {
      waiting.abort();
      clearTimeout(late);
      page.reload();
    };
    const late = setTimeout(reload, TAKE_OVER_LIMIT);
    // The worker controls the page before it has finished with the former worker's data: a page loaded then would find it half
    // ready.
    const look = (): void => {
      if (newest.state === 'activated') reload();
    };
    newest.addEventListener('statechange', look, { signal });
    page.workers?.addEventListener('controllerchange', look, { signal });
    newest.postMessage('take-over');
  }

  /** Returns a function that stops; a registration that is still under way then starts no checks either. */
  private start(tell: (worker: ServiceWorker) => void): () => void {
    const { workers } = this.page;
    const controller = workers?.controller ?? null;
    let handle: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    // A browser whose user blocks workers may answer without a registration, against the standard.
    const follow = (registration?: ServiceWorkerRegistration): void => {
      if (isOver || registration === undefined) return;
      const { installing, waiting, active } = registration;
      // A page without a controller came from the network, so the workers present now are its own version, whatever their state.
      const own = controller === null ? [installing, waiting, active] : [controller];
      const look = followWorkers(registration, new Set(own), tell);
      handle = setInterval(() => void registration.update().then(look, () => undefined), LOOK_EVERY);
    };
    // Refused or unreachable: the app continues without the worker, and the next page load tries again.
    void workers?.register(SERVICE_WORKER_PATH).then(follow, () => undefined);
    return () => {
      isOver = true;
      clearInterval(handle);
    };
  }
}

/** Reports each worker, once, that is complete and not among the `known` ones. Returns a function that checks once more. */
function followWorkers(
  registration: ServiceWorkerRegistration,
  known: Set<ServiceWorker | null>,
  tell: (worker: ServiceWorker) => void,
): () => void {
  const reportIfNewer = (worker: ServiceWorker | null): void => {
    if (worker === null || known.has(worker) || !isWhole(worker)) return;
    known.add(worker);
    tell(worker);
  };
  const look = (): void => {
    const { installing, waiting } = registration;
    reportIfNewer(waiting);
    installing?.addEventListener('statechange', () => reportIfNewer(installing));
  };
  look();
  registration.addEventListener('updatefound', look);
  return look;
}
