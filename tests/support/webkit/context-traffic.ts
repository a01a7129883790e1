import type { EventEmitter } from 'node:events';
import { WebKitConsoleMessage } from './console-message';
import { blockWorkers, markCalls, speak } from './prepare-page';
import { TOLD_PATH } from './document-scripts';
import { guarded } from './guarded';
import { callOf, type InitScripts } from './init-scripts';
import type { WebKitRequest } from './network-request';
import type { WebKitResponse } from './network-response';
import type { WebKitPage } from './page';
import type { ProxyOwner } from './proxy-owner';
import type { Verdict } from './route';
import type { Routes } from './routes';
import { TAB_HEADER } from './traffic-proxy';
import { watchPage, type Told } from './watch-page';

export interface TrafficSetting {
  readonly language: string;
  readonly blocksWorkers: boolean;
  readonly routes: Routes;
  readonly initScripts: InitScripts;
  /** Emits the events of all pages. */
  readonly events: EventEmitter;
  pages(): readonly WebKitPage[];
}

/** Passes a proxy's events to the pages they belong to, and consults their routes. */
export class ContextTraffic implements ProxyOwner {
  constructor(private readonly setting: TrafficSetting) {}

  get language(): string {
    return this.setting.language;
  }

  tabOf(documentUrl: string, referer: string | undefined): number {
    const pages = this.setting.pages();
    const sent = pages.find(({ destination }) => destination === documentUrl);
    // Another page may be on its way to the same address.
    if (sent !== undefined) sent.destination = undefined;
    const left = pages.find((page) => page.url().split('#')[0] === referer);
    return (sent ?? left ?? pages.at(-1))?.tab ?? 0;
  }

  initScript(tab: number): string {
    const { language, blocksWorkers, initScripts } = this.setting;
    const pages = this.pagesAt(tab);
    for (const page of pages) page.emit('arrive');
    const own = pages.map((page) => page.initScripts.text);
    const driver = [
      callOf(watchPage, `${TOLD_PATH}?tab=${tab}`),
      callOf(markCalls, { header: TAB_HEADER, mark: String(tab) }),
      callOf(speak, language),
      ...(blocksWorkers ? [callOf(blockWorkers)] : []),
    ];
    return [...driver, initScripts.text, ...own].join('\n');
  }

  hear(tab: number, told: Told): void {
    if (told.kind === 'console') {
      this.say(tab, new WebKitConsoleMessage(told.type, told.text, told.url));
      return;
    }
    const error = new Error(told.message);
    Object.assign(error, { name: told.name, stack: `${told.name}: ${told.message}\n${told.stack}` });
    for (const page of this.pagesAt(tab)) page.emit('pageerror', error);
    this.setting.events.emit('weberror', { error: () => error });
  }

  async verdict(request: WebKitRequest): Promise<Verdict> {
    const routes = [...this.pagesAt(request.facts.tab).map((page) => page.routes), this.setting.routes];
    for (const each of routes) {
      const verdict = await each.verdict(request);
      if (verdict.kind !== 'fallback') return verdict;
    }
    return { kind: 'continue' };
  }

  seeRequest(request: WebKitRequest): void {
    this.tell('request', request.facts.tab, guarded('request', request));
  }

  seeResponse(response: WebKitResponse): void {
    const request = response.request();
    this.tell('response', request.facts.tab, guarded('response', response));
    const status = response.status();
    const words = response.statusText();
    if (status >= 400) this.complain(request, `the server responded with a status of ${status} (${words})`);
  }

  seeFailure(request: WebKitRequest, reason: string): void {
    this.tell('requestfailed', request.facts.tab, guarded('request', request), reason);
    this.complain(request, reason);
  }

  /** Logs an error, as Chromium does for each resource that fails to load; the protocol does not report WebKit's own messages. */
  private complain(request: WebKitRequest, why: string): void {
    this.say(request.facts.tab, new WebKitConsoleMessage('error', `Failed to load resource: ${why}`, request.url()));
  }

  private say(tab: number | undefined, message: WebKitConsoleMessage): void {
    this.tell('console', tab, guarded('consoleMessage', message));
  }

  private tell(event: string, tab: number | undefined, ...facts: readonly unknown[]): void {
    for (const page of this.pagesAt(tab)) page.emit(event, ...facts);
    this.setting.events.emit(event, ...facts);
  }

  /** The page, or all pages if it is not known which one. */
  private pagesAt(tab: number | undefined): readonly WebKitPage[] {
    const pages = this.setting.pages();
    return tab === undefined ? pages : pages.filter((page) => page.tab === tab);
  }
}
