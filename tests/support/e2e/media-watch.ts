import type { Page } from 'playwright-core';

const SIGNED = /\/p\/([^/]+)\/media\//;

/** What a page asks for of songs, and the signed addresses among it. */
export class MediaWatch {
  readonly asked: string[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/media/') && !pathname.startsWith('/media/init/')) this.asked.push(pathname);
    });
  }

  /** The signed parts that were asked with, in the order of their first use. */
  get grants(): readonly string[] {
    return [...new Set(this.asked.flatMap((path) => SIGNED.exec(path)?.[1] ?? []))];
  }

  /** From now on the addresses that were used so far open nothing, as if their time were over. */
  async expireAll(): Promise<void> {
    const expired = new Set(this.grants);
    await this.page.route(SIGNED, async (route) => {
      const isExpired = expired.has(SIGNED.exec(route.request().url())?.[1] ?? '');
      const body = JSON.stringify({ code: 413, message: 'expired', data: null });
      return isExpired ? route.fulfill({ status: 403, contentType: 'application/json', body }) : route.continue();
    });
  }

  /** Waits until a segment is asked for with a signature that was never used before. */
  async seesNewGrant(): Promise<void> {
    const known = new Set(this.grants);
    await this.page.waitForRequest((request) => {
      const [, grant] = SIGNED.exec(request.url()) ?? [];
      return grant !== undefined && !known.has(grant);
    });
  }
}
