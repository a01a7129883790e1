import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { engineUnderTest } from '../engines/engine-under-test';
import type { Listener } from './listener';

const PAGE = '<!doctype html><title>elsewhere</title><h1>Elsewhere</h1>';

/** What the page shows in the first moment after the listener comes back. */
interface FirstSight {
  readonly isKept: boolean;
  /** All texts and labels on the page. */
  readonly words: string;
}

/** Another web site, which a listener goes to and comes back from. */
export class OtherSite {
  private constructor(private readonly server: Server) {}

  static async open(): Promise<OtherSite> {
    const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
    await new Promise<void>((listening) => server.listen(0, listening));
    return new OtherSite(server);
  }

  /** WebKit caches no page under our opener policy (ADR 50). */
  static get comesBackAtOnce(): boolean {
    return engineUnderTest() !== 'webkit';
  }

  /** Goes there by the address bar. If the page that is left may be cached, it records what it first shows when it comes back. */
  async isVisitedBy({ page }: Listener, { isKept = true } = {}): Promise<void> {
    await page.evaluate(isKept ? noteFirstSight : holdLock);
    const { port } = this.server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  }

  /** Goes back by the browser's own button. A page that was loaded again returns nothing of the old one. */
  async isLeftBy({ page, address }: Listener): Promise<FirstSight> {
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction((product) => location.href.startsWith(product), address);
    return page.evaluate(
      () => (globalThis as { firstSight?: Promise<FirstSight> }).firstSight ?? { isKept: false, words: '' },
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** Runs in a page: no browser caches a page that holds a lock. */
function holdLock(): void {
  void navigator.locks.request('held', () => new Promise(() => undefined));
}

/** Runs in a page: records what the page shows when the browser next draws it after coming back. */
function noteFirstSight(): void {
  const sight = new Promise<FirstSight>((seen) => {
    addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => {
        const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
        seen({ isKept: persisted, words: [document.body.innerText, ...labels].join('\n') });
      });
    });
  });
  Object.assign(globalThis, { firstSight: sight });
}
