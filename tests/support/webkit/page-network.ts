import { EventEmitter } from 'node:events';
import { lookUntil } from './look-until';
import type { WebKitResponse } from './network-response';
import type { RouteHandler } from './route';
import { Routes } from './routes';
import { matchesUrl, type UrlPattern } from './url-pattern';

interface WaitOptions {
  readonly timeout?: number;
}

type Wanted<T> = string | RegExp | ((found: T) => boolean | Promise<boolean>);

const QUIET_MS = 500;
const EVENTS = new Set(['request', 'response', 'requestfailed', 'console', 'pageerror', 'close']);

/** The values that a page shares with its context: how long the network has been quiet, and the time limit of a wait. */
export interface NetworkSetting {
  quietFor(): number;
  limitMs(): number;
}

/** A page's network traffic and messages. */
export class PageNetwork extends EventEmitter {
  readonly routes = new Routes();

  constructor(protected readonly network: NetworkSetting) {
    super();
    this.setMaxListeners(0);
  }

  async route(pattern: UrlPattern, handler: RouteHandler): Promise<void> {
    this.routes.add(pattern, handler);
  }

  async unroute(pattern: UrlPattern, handler?: RouteHandler): Promise<void> {
    this.routes.remove(pattern, handler);
  }

  async waitForResponse(wanted: Wanted<WebKitResponse>, waitOptions: WaitOptions = {}): Promise<WebKitResponse> {
    return this.happens('response', wanted, waitOptions);
  }

  async waitForEvent(
    event: string,
    { predicate = () => true, timeout }: WaitOptions & { predicate?: (found: unknown) => boolean } = {},
  ): Promise<unknown> {
    if (!EVENTS.has(event)) throw new Error(`the WebKit driver has no event "${event}" of a page`);
    return this.happens(
      event,
      predicate as (found: { url(): string }) => boolean,
      timeout === undefined ? {} : { timeout },
    );
  }

  /** Waits until the network has been quiet for half a second. */
  protected async untilQuiet(limitMs: number): Promise<void> {
    await lookUntil('waitForLoadState networkidle', limitMs, async () =>
      this.network.quietFor() >= QUIET_MS ? { found: true } : { missing: 'something is under way' },
    );
  }

  private happens<T extends { url(): string }>(
    event: string,
    wanted: Wanted<T>,
    { timeout = this.network.limitMs() }: WaitOptions,
  ): Promise<T> {
    const isWanted = typeof wanted === 'function' ? wanted : (found: T) => matchesUrl(wanted, found.url());
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(late);
        this.off(event, look).off('close', lose);
        settle();
      };
      const lose = (): void => end(() => reject(new Error(`page.waitFor ${event}: the page has been closed`)));
      const look = (found: T): void => {
        Promise.resolve(isWanted(found)).then(
          (holds) => holds && end(() => resolve(found)),
          (error: unknown) => end(() => reject(error as Error)),
        );
      };
      const late = setTimeout(
        () => end(() => reject(new Error(`page.waitFor ${event}: Timeout ${timeout}ms exceeded: ${String(wanted)}`))),
        timeout,
      );
      this.on(event, look).on('close', lose);
    });
  }
}
