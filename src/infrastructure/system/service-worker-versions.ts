import { Observable, share } from 'rxjs';
import type { AppVersions } from '../../application/ports/app-versions.port';
import type { Milliseconds } from '../../domain/shared/units';
import { SERVICE_WORKER_PATH } from './service-worker-path';

/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY: Milliseconds = 3_600_000;
/** A listener who asked for the newer version waits no longer for the browser to say that it has taken over. */
const TAKE_OVER_LIMIT: Milliseconds = 2_000;

type Container = Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'controller'>;

export interface VersionPage {
  /** Undefined where the page was not reached by HTTPS, or the browser has none. */
  readonly workers: Container | undefined;
  readonly reload: () => void;
}

/** It is whole: it waits for the former version's pages to close, takes over, or has done so. */
const isWhole = ({ state }: ServiceWorker): boolean =>
  state === 'installed' || state === 'activating' || state === 'activated';

/**
 * Keeps the app's files by a service worker. Without one there is nothing to keep, and a reload is a newer version.
 *
 * Engines tell of a worker's steps in different orders, and late: WebKit says `installed` of a worker that controls the page
 * already. An event is therefore only a reason to look at what the workers' states are by then.
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
    // It controls the page before it is done with what the former one left: a page that came then would find it half ready.
    const look = (): void => {
      if (newest.state === 'activated') reload();
    };
    newest.addEventListener('statechange', look, { signal });
    page.workers?.addEventListener('controllerchange', look, { signal });
    newest.postMessage('take-over');
  }

  /** Answers with the way to stop: also a registration that is still on its way looks for nothing then. */
  private start(tell: (worker: ServiceWorker) => void): () => void {
    const { workers } = this.page;
    const controller = workers?.controller ?? null;
    let handle: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const follow = (registration: ServiceWorkerRegistration): void => {
      if (isOver) return;
      const { installing, waiting, active } = registration;
      // A page without a controller came from the network: what is there now is its own version, however far it is.
      const own = controller === null ? [installing, waiting, active] : [controller];
      const look = followWorkers(registration, new Set(own), tell);
      handle = setInterval(() => void registration.update().then(look, () => undefined), LOOK_EVERY);
    };
    // Refused or out of reach: the app goes on without it, and the next visit tries again.
    workers
      ?.register(SERVICE_WORKER_PATH)
      .then(follow, () => undefined)
      .catch(() => undefined);
    return () => {
      isOver = true;
      clearInterval(handle);
    };
  }
}

/** Tells of each worker, once, that is whole and not among the `known` ones. Answers with the way to look once more. */
function followWorkers(
  registration: ServiceWorkerRegistration,
  known: Set<ServiceWorker | null>,
  tell: (worker: ServiceWorker) => void,
): () => void {
  const tellIfNewer = (worker: ServiceWorker | null): void => {
    if (worker === null || known.has(worker) || !isWhole(worker)) return;
    known.add(worker);
    tell(worker);
  };
  const look = (): void => {
    const { installing, waiting } = registration;
    tellIfNewer(waiting);
    installing?.addEventListener('statechange', () => tellIfNewer(installing));
  };
  look();
  registration.addEventListener('updatefound', look);
  return look;
}
