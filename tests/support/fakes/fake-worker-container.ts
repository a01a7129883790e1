/** A service worker as far as a page sees it. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];

  /** A worker that activates as soon as it receives a message. */
  static obedient(): FakeWorker {
    const worker = new FakeWorker();
    worker.addEventListener('told', () => worker.becomes('activated'));
    return worker;
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
    this.dispatchEvent(new Event('told'));
  }
}

/**
 * The container at which a page registers, as far as our own code uses it: `update` finds the worker that `offers` has put there.
 */
export class FakeWorkerContainer extends EventTarget {
  private present: FakeWorker | null = null;
  readonly registered: string[] = [];
  looks = 0;
  isRefused = false;
  /** Some ways of blocking workers answer without a registration. */
  isBlocked = false;
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    active: null as FakeWorker | null,
    update: () => {
      this.looks += 1;
      return Promise.resolve();
    },
  });

  get controller(): ServiceWorker | null {
    return this.present as unknown as ServiceWorker | null;
  }

  register(path: string): Promise<ServiceWorkerRegistration> {
    this.registered.push(path);
    if (this.isRefused) return Promise.reject(new Error('not here'));
    const { registration, isBlocked } = this;
    return Promise.resolve((isBlocked ? undefined : registration) as unknown as ServiceWorkerRegistration);
  }

  /** A new version begins to install. */
  offers(): FakeWorker {
    const worker = new FakeWorker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** The worker is installed and waits; its events may be dispatched late, or not at all. */
  waits(worker: FakeWorker): void {
    Object.assign(this.registration, { installing: null, waiting: worker });
    worker.state = 'installed';
  }

  /** From now on this worker controls the page; the event may be dispatched late, or not at all. */
  isControlledBy(worker: FakeWorker): void {
    Object.assign(this.registration, { installing: null, waiting: null, active: worker });
    worker.state = 'activated';
    this.present = worker;
  }

  tellsOfController(): void {
    this.dispatchEvent(new Event('controllerchange'));
  }
}
