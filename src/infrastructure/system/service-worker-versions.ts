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
      const looking = this.begin(tell);
      return () => clearInterval(looking.handle);
    }).pipe(share());
  }

  renew(): void {
    const { waiting, page } = this;
    if (waiting === null) return page.reload();
    page.workers?.addEventListener('controllerchange', () => page.reload(), { once: true });
    waiting.postMessage('take-over');
  }

  private begin(tell: (worker: ServiceWorker) => void): { handle?: ReturnType<typeof setInterval> } {
    const looking: { handle?: ReturnType<typeof setInterval> } = {};
    const follow = (registration: ServiceWorkerRegistration): void => {
      this.follow(registration, tell);
      looking.handle = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
    };
    // Refused or out of reach: the app goes on without it, and the next visit tries again.
    this.page.workers
      ?.register(SERVICE_WORKER_PATH)
      .then(follow, () => undefined)
      .catch(() => undefined);
    return looking;
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
