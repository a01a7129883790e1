import type { WebKitRequest } from './network-request';
import { verdictOf, type RouteHandler, type Verdict } from './route';
import { matchesUrl, type UrlPattern } from './url-pattern';

interface Entry {
  readonly pattern: UrlPattern;
  readonly handler: RouteHandler;
}

/** The handlers of a page or of a context; the last one added is tried first. */
export class Routes {
  private entries: readonly Entry[] = [];

  add(pattern: UrlPattern, handler: RouteHandler): void {
    this.entries = [{ pattern, handler }, ...this.entries];
  }

  remove(pattern: UrlPattern, handler?: RouteHandler): void {
    this.entries = this.entries.filter(
      (entry) => String(entry.pattern) !== String(pattern) || (handler !== undefined && entry.handler !== handler),
    );
  }

  async verdict(request: WebKitRequest): Promise<Verdict> {
    const entry = this.entries.find(({ pattern }) => matchesUrl(pattern, request.url()));
    return entry === undefined ? { kind: 'fallback' } : verdictOf(entry.handler, request);
  }
}
