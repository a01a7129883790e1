import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { MemoryCaches } from './memory-caches';

const SOURCE = readFileSync(path.resolve('public', 'sw.js'), 'utf8');
const ORIGIN = 'https://song.test';

export interface WorkerBuild {
  readonly version: string;
  readonly shell: readonly string[];
  readonly hashed: readonly string[];
}

interface Asked {
  readonly method?: string;
  readonly mode?: string;
  readonly origin?: string;
}

type Listener = (event: object) => void;

/** `public/sw.js` as a browser runs it, over caches and a network in memory. */
export class RunServiceWorker {
  private readonly listeners = new Map<string, Listener>();
  readonly fetched: string[] = [];
  skips = 0;
  claims = 0;
  /** The network's response; rejects when the network cannot be reached. */
  network: (path: string) => Promise<Response> = (address) => Promise.resolve(new Response(`network ${address}`));

  constructor(
    build: WorkerBuild,
    readonly caches = new MemoryCaches(ORIGIN),
  ) {
    const self = {
      location: { origin: ORIGIN },
      registration: {},
      clients: { claim: () => Promise.resolve(void (this.claims += 1)) },
      skipWaiting: () => Promise.resolve(void (this.skips += 1)),
      addEventListener: (kind: string, listener: Listener) => void this.listeners.set(kind, listener),
    };
    const fetch = (request: { readonly url: string }) => {
      const address = new URL(request.url).pathname;
      this.fetched.push(address);
      return this.network(address);
    };
    this.caches.fetch = fetch;
    class OwnRequest {
      readonly url: string;
      constructor(address: string) {
        this.url = ORIGIN + address;
      }
    }
    const source = SOURCE.replace("'what this build consists of'", () => JSON.stringify(JSON.stringify(build)));
    runInNewContext(source, { self, caches: this.caches, fetch, Request: OwnRequest, Response, URL, Set, Promise });
  }

  async installs(): Promise<void> {
    await this.extends('install');
  }

  async activates(): Promise<void> {
    await this.extends('activate');
  }

  hears(message: unknown): void {
    this.listeners.get('message')?.({ data: message });
  }

  /** The worker's response to a page's request; null if it leaves the request to the browser. */
  async answers(
    address: string,
    { method = 'GET', mode = 'cors', origin = ORIGIN }: Asked = {},
  ): Promise<string | null> {
    const answers: Promise<Response>[] = [];
    this.listeners.get('fetch')?.({
      request: { method, mode, url: origin + address },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) => void answers.push(answer),
    });
    return (await (await answers[0])?.text()) ?? null;
  }

  private async extends(kind: 'install' | 'activate'): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.listeners.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    await Promise.all(work);
  }
}
