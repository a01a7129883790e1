import { EventEmitter } from 'node:events';
import { ContextTraffic } from './context-traffic';
import { DriverSession } from './driver-session';
import { fitWindow, type Viewport } from './fit-window';
import { guarded } from './guarded';
import { InitScripts } from './init-scripts';
import { narrowBarFor, type NarrowBar } from './narrow-bar';
import { WebKitPage } from './page';
import { PageCalls, type PageFunction } from './page-calls';
import type { PageOwner } from './page-owner';
import type { RouteHandler } from './route';
import { Routes } from './routes';
import { TrafficProxy } from './traffic-proxy';
import type { UrlPattern } from './url-pattern';

export interface ContextOptions {
  readonly locale?: string;
  readonly viewport?: Viewport | null;
  readonly hasTouch?: boolean;
  readonly isMobile?: boolean;
  readonly serviceWorkers?: 'allow' | 'block';
}

const DEFAULT_LIMIT_MS = 30_000;
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** Playwright's context: a browser with its own profile, behind a proxy. */
export class WebKitContext extends EventEmitter implements PageOwner {
  /** As tests receive it. */
  readonly self: object = guarded('context', this);
  private readonly routes = new Routes();
  private readonly initScripts = new InitScripts();
  private readonly opened = new Set<WebKitPage>();
  private readonly traffic: ContextTraffic;
  private readonly bar: NarrowBar;
  private proxy: TrafficProxy | undefined;
  private session: Promise<DriverSession> | undefined;
  private limit = DEFAULT_LIMIT_MS;
  private lastTab = 0;
  /** A window without a page: closing the last window would end the session. */
  private spare: string | undefined;

  constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly options: ContextOptions,
  ) {
    super();
    this.setMaxListeners(0);
    this.bar = narrowBarFor(options.viewport);
    this.traffic = new ContextTraffic({
      language: options.locale ?? 'en-US',
      blocksWorkers: options.serviceWorkers === 'block',
      routes: this.routes,
      initScripts: this.initScripts,
      events: this,
      pages: () => [...this.opened],
    });
  }

  async newPage(): Promise<WebKitPage> {
    const isFirst = this.session === undefined;
    const session = await (this.session ??= this.begin());
    const window = this.spare ?? (isFirst ? await session.firstWindow() : await session.newWindow());
    this.spare = undefined;
    const calls = new PageCalls(session, window);
    this.lastTab += 1;
    const page = guarded('page', new WebKitPage(this, this.lastTab, session, calls));
    this.opened.add(page);
    if (this.options.viewport !== null) await fitWindow(session, calls, this.options.viewport ?? DEFAULT_VIEWPORT);
    this.emit('page', page);
    return page;
  }

  pages(): WebKitPage[] {
    return [...this.opened];
  }

  async route(pattern: UrlPattern, handler: RouteHandler): Promise<void> {
    this.routes.add(pattern, handler);
  }

  async unroute(pattern: UrlPattern, handler?: RouteHandler): Promise<void> {
    this.routes.remove(pattern, handler);
  }

  async addInitScript(called: PageFunction, arg?: unknown): Promise<void> {
    this.initScripts.add(called, arg);
  }

  setDefaultTimeout(limitMs: number): void {
    this.limit = limitMs;
  }

  limitMs(): number {
    return this.limit;
  }

  quietFor(): number {
    return this.proxy?.quietFor ?? 0;
  }

  async release(tab: number): Promise<void> {
    const page = [...this.opened].find((each) => each.tab === tab);
    const session = await this.session;
    if (page === undefined || session === undefined) return;
    const isLast = this.opened.size === 1;
    if (isLast) await page.goto('about:blank');
    this.opened.delete(page);
    if (isLast) this.spare = page.calls.window;
    else await session.closeWindow(page.calls.window);
  }

  async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    await session?.close();
    this.proxy?.close();
    this.bar.remove();
    for (const page of this.opened) page.emit('close');
    this.opened.clear();
    this.emit('close');
  }

  private async begin(): Promise<DriverSession> {
    this.proxy = await TrafficProxy.open(this.traffic);
    return DriverSession.open({ ...this.env, ...this.bar.env }, this.proxy.address);
  }
}
