interface Named {
  readonly url: string;
}

type Fetch = (request: Named) => Promise<Response>;

/** One of a browser's caches: whole answers, by address. */
class MemoryCache {
  readonly kept = new Map<string, Response>();

  constructor(private readonly caches: MemoryCaches) {}

  keys(): Promise<readonly Named[]> {
    return Promise.resolve([...this.kept.keys()].map((address) => ({ url: this.caches.origin + address })));
  }

  match(request: Named | string): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(this.addressOf(request))?.clone());
  }

  put(request: Named, response: Response): Promise<void> {
    if (response.status === 206) return Promise.reject(new TypeError('a part is not kept'));
    this.kept.set(this.addressOf(request), response);
    return Promise.resolve();
  }

  delete(request: Named): Promise<boolean> {
    return Promise.resolve(this.kept.delete(this.addressOf(request)));
  }

  /** All or nothing, as in a browser. */
  async addAll(requests: readonly (Named | string)[]): Promise<void> {
    const named = requests.map((each) => ({ url: this.caches.origin + this.addressOf(each) }));
    const responses = await Promise.all(named.map((request) => this.caches.fetch(request)));
    if (responses.some(({ ok }) => !ok)) throw new TypeError('not everything was there');
    responses.forEach((response, index) => this.kept.set(this.addressOf(named[index] ?? ''), response));
  }

  private addressOf(request: Named | string): string {
    return new URL(typeof request === 'string' ? request : request.url, this.caches.origin).pathname;
  }
}

/** The caches of an origin. */
export class MemoryCaches {
  private readonly all = new Map<string, MemoryCache>();
  fetch: Fetch = () => Promise.reject(new TypeError('nobody can be reached'));

  constructor(readonly origin: string) {}

  open(name: string): Promise<MemoryCache> {
    const cache = this.all.get(name) ?? new MemoryCache(this);
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  /** Every address that is cached anywhere. */
  addresses(): string[] {
    return [...this.all.values()].flatMap(({ kept }) => [...kept.keys()]).sort();
  }
}
