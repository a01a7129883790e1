import { Observable, share } from 'rxjs';
import type { AppVersions } from '../../application/ports/app-versions.port';
import type { Milliseconds } from '../../domain/shared/units';
import { SERVICE_WORKER_PATH } from './service-worker-path';

/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY: Milliseconds = 3_600_000;

type Container = Pick<ServiceWorkerContainer, 'register' | 'addEventListener'> & {
  readonly controller: unknown;
};

export interface VersionPage {
  /** Undefined where the page was not reached by HTTPS, or the browser has none. */
  readonly workers: Container | undefined;
  readonly reload: () => void;
}

/** Keeps the app's files by a service worker. Without one there is nothing to keep, and a reload is a newer version. */
export class ServiceWorkerVersions implements AppVersions {
  private waiting: ServiceWorker | null = null;
  readonly newer: Observable<void>;

  constructor(private readonly page: VersionPage) {
    this.newer = new Observable<void>((listener) => {
      const tell = (worker: ServiceWorker): void => {
        this.waiting = worker;
        listener.next();
      };
      return this.begin(tell);
    }).pipe(share());
  }

  renew(): void {
    const { waiting, page } = this;
    if (waiting === null) return page.reload();
    page.workers?.addEventListener('controllerchange', () => page.reload(), { once: true });
    waiting.postMessage('take-over');
  }

  /** Answers with the way to stop: also a registration that is still on its way looks for nothing then. */
  private begin(tell: (worker: ServiceWorker) => void): () => void {
    let handle: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const follow = (registration: ServiceWorkerRegistration): void => {
      if (isOver) return;
      this.follow(registration, tell);
      handle = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
    };
    // Refused or out of reach: the app goes on without it, and the next visit tries again.
    this.page.workers
      ?.register(SERVICE_WORKER_PATH)
      .then(follow, () => undefined)
      .catch(() => undefined);
    return () => {
      isOver = true;
      clearInterval(handle);
    };
  }

  /** The very first version is no newer one: nothing controls the page yet. */
  private follow(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
    const tellIfNewer = (worker: ServiceWorker): void => {
      if (worker.state === 'installed' && this.page.workers?.controller) tell(worker);
    };
    if (registration.waiting !== null) tellIfNewer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => tellIfNewer(installing));
    });
  }
}
