import type { IncomingHttpHeaders } from 'node:http';

export interface RequestFacts {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The window that it comes from, where that is known. */
  readonly tab: number | undefined;
  readonly body: Buffer;
}

/** Playwright's request, as it came by on the wire. */
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

  async allHeaders(): Promise<Record<string, string>> {
    return this.headers();
  }

  postData(): string | null {
    return this.facts.body.length === 0 ? null : this.facts.body.toString();
  }

  postDataJSON(): unknown {
    return JSON.parse(this.postData() ?? 'null');
  }

  isNavigationRequest(): boolean {
    return this.facts.headers['sec-fetch-dest'] === 'document';
  }
}
