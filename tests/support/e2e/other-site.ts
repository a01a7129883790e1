import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { engineUnderTest } from '../engines/engine-under-test';
import type { Listener } from './listener';

const PAGE = '<!doctype html><title>elsewhere</title><h1>Elsewhere</h1>';

/** What somebody sees of the page in the first moment after coming back. */
interface FirstSight {
  readonly isKept: boolean;
  /** All that is said on it, in words and by labels. */
  readonly words: string;
}

/** Somewhere else in the web, to which a listener goes and from which they come back. */
export class OtherSite {
  private constructor(private readonly server: Server) {}

  static async open(): Promise<OtherSite> {
    const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
    await new Promise<void>((listening) => server.listen(0, listening));
    return new OtherSite(server);
  }

  /** WebKit keeps no page under our opener policy (ADR 50). */
  static get comesBackAtOnce(): boolean {
    return engineUnderTest() !== 'webkit';
  }

  /** By the address bar. The page that is left notes what is seen of it first when it comes back, if it may be kept. */
  async isVisitedBy({ page }: Listener, { isKept = true } = {}): Promise<void> {
    await page.evaluate(isKept ? noteFirstSight : holdLock);
    const { port } = this.server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  }

  /** By the browser's own button. What a page that came anew shows is nothing of the old one. */
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

/** Inside a page: no browser keeps one that holds a lock. */
function holdLock(): void {
  void navigator.locks.request('held', () => new Promise(() => undefined));
}

/** Inside a page: what stands on it when the browser next draws it after coming back. */
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
