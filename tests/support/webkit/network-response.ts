import type { IncomingHttpHeaders } from 'node:http';
import type { WebKitRequest } from './network-request';

export interface ResponseFacts {
  readonly status: number;
  readonly statusText: string;
  readonly headers: IncomingHttpHeaders;
  /** Settles once it has arrived in full. */
  readonly body: Promise<Buffer>;
}

/** Playwright's response, as seen on the wire. */
export class WebKitResponse {
  constructor(
    private readonly asked: WebKitRequest,
    private readonly facts: ResponseFacts,
  ) {}

  url(): string {
    return this.asked.url();
  }

  request(): WebKitRequest {
    return this.asked;
  }

  status(): number {
    return this.facts.status;
  }

  statusText(): string {
    return this.facts.statusText;
  }

  ok(): boolean {
    return this.facts.status === 0 || (this.facts.status >= 200 && this.facts.status < 300);
  }

  headers(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.facts.headers).map(([name, value]) => [name, String(value)]));
  }

  async body(): Promise<Buffer> {
    return this.facts.body;
  }

  async text(): Promise<string> {
    return (await this.facts.body).toString();
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
