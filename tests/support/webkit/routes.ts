import type { WebKitRequest } from './network-request';
import { verdictOf, type RouteHandler, type Verdict } from './route';
import { matchesUrl, type UrlPattern } from './url-pattern';

interface Entry {
  readonly pattern: UrlPattern;
  readonly handler: RouteHandler;
  left: number;
}

/** The handlers of a page or of a context; the last one comes first. */
export class Routes {
  private entries: readonly Entry[] = [];

  add(pattern: UrlPattern, handler: RouteHandler, times = Infinity): void {
    this.entries = [{ pattern, handler, left: times }, ...this.entries];
  }

  remove(pattern: UrlPattern, handler?: RouteHandler): void {
    this.entries = this.entries.filter(
      (entry) => String(entry.pattern) !== String(pattern) || (handler !== undefined && entry.handler !== handler),
    );
  }

  clear(): void {
    this.entries = [];
  }

  async verdict(request: WebKitRequest): Promise<Verdict> {
    for (const entry of this.entries) {
      if (entry.left === 0 || !matchesUrl(entry.pattern, request.url())) continue;
      entry.left -= 1;
      const verdict = await verdictOf(entry.handler, request);
      if (verdict.kind !== 'fallback') return verdict;
    }
    return { kind: 'fallback' };
  }
}
