import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const SIGNED = /\/p\/([^/]+)\/media\//;

/** When a signed address expires, in seconds since 1970; NaN for another address. The server counts whole seconds. */
const expiryOf = (url: string): number => Number(SIGNED.exec(url)?.[1]?.split('.')[1]);

/** The media requests of a page, and the signed addresses among them. */
export class MediaWatch {
  readonly asked: string[] = [];
  private earliestExpiry = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/media/') && !pathname.startsWith('/media/init/')) this.asked.push(pathname);
    });
  }

  /** The signed parts of the requested addresses, in the order of their first use. */
  get grants(): readonly string[] {
    return [...new Set(this.asked.flatMap((path) => SIGNED.exec(path)?.[1] ?? []))];
  }

  /**
   * From now on all addresses signed so far are refused as if expired; `life` is their lifetime in seconds. This takes effect at
   * the next full second: two signatures within one second give the same address.
   */
  async expireAll(life: number): Promise<void> {
    const second = Math.ceil(Date.now() / 1_000);
    await delay(second * 1_000 - Date.now());
    this.earliestExpiry = second + life;
    await this.page.route(SIGNED, async (route) => {
      const isExpired = expiryOf(route.request().url()) < this.earliestExpiry;
      const body = JSON.stringify({ code: 413, message: 'expired', data: null });
      return isExpired ? route.fulfill({ status: 403, contentType: 'application/json', body }) : route.continue();
    });
  }

  /** Waits until a segment is requested with a signature made since `expireAll`. */
  async seesNewGrant(): Promise<void> {
    await this.page.waitForRequest((request) => expiryOf(request.url()) >= this.earliestExpiry);
  }
}
