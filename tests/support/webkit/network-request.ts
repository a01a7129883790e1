import type { IncomingHttpHeaders } from 'node:http';

export interface RequestFacts {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The window that sent it, if known. */
  readonly tab: number | undefined;
  readonly body: Buffer;
}

/** Playwright's request, as seen on the wire. */
export class WebKitRequest {
  constructor(readonly facts: RequestFacts) {}

  url(): string {
    return this.facts.url;
  }

  method(): string {
    return this.facts.method;
  }

  headers(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.facts.headers).map(([name, value]) => [name, String(value)]));
  }

  isNavigationRequest(): boolean {
    return this.facts.headers['sec-fetch-dest'] === 'document';
  }
}
