/** A service worker as far as a page sees it. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];

  /** One that takes over as soon as it is told to. */
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

/** What a page registers at, as far as our own code knows it: `update` finds what `offers` has put there. */
export class FakeWorkerContainer extends EventTarget {
  private present: FakeWorker | null = null;
  readonly registered: string[] = [];
  looks = 0;
  isRefused = false;
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
    return Promise.resolve(this.registration as unknown as ServiceWorkerRegistration);
  }

  /** A version begins to come. */
  offers(): FakeWorker {
    const worker = new FakeWorker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** It is whole and waits; it may be told of late, or not at all. */
  waits(worker: FakeWorker): void {
    Object.assign(this.registration, { installing: null, waiting: worker });
    worker.state = 'installed';
  }

  /** From now on the page is controlled by this one; it may be told of late, or not at all. */
  isControlledBy(worker: FakeWorker): void {
    Object.assign(this.registration, { installing: null, waiting: null, active: worker });
    worker.state = 'activated';
    this.present = worker;
  }

  tellsOfController(): void {
    this.dispatchEvent(new Event('controllerchange'));
  }
}
