/** A service worker as far as a page sees it. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];

  constructor(private readonly container: FakeWorkerContainer) {
    super();
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
    if (message === 'take-over') this.container.isTakenOver();
  }
}

/** What a page registers at, as far as our own code knows it: `update` finds what `offers` has put there. */
export class FakeWorkerContainer extends EventTarget {
  controller: unknown = null;
  readonly registered: string[] = [];
  looks = 0;
  isRefused = false;
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: () => {
      this.looks += 1;
      return Promise.resolve();
    },
  });

  register(path: string): Promise<ServiceWorkerRegistration> {
    this.registered.push(path);
    if (this.isRefused) return Promise.reject(new Error('not here'));
    return Promise.resolve(this.registration as unknown as ServiceWorkerRegistration);
  }

  /** A version begins to come. */
  offers(): FakeWorker {
    const worker = new FakeWorker(this);
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  isTakenOver(): void {
    this.dispatchEvent(new Event('controllerchange'));
  }
}
