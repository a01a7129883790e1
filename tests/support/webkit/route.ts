import { guarded } from './guarded';
import type { WebKitRequest } from './network-request';

export interface Fulfilment {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly json?: unknown;
}

/** The decision on a request. */
export type Verdict =
  | { readonly kind: 'continue'; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'abort'; readonly code: string }
  | { readonly kind: 'fulfill'; readonly answer: Fulfilment };

/** Playwright's route: a request that waits for its verdict. */
class WebKitRoute {
  constructor(
    private readonly asked: WebKitRequest,
    private readonly settle: (verdict: Verdict) => void,
  ) {}

  request(): WebKitRequest {
    return this.asked;
  }

  async continue({ headers }: { headers?: Readonly<Record<string, string>> } = {}): Promise<void> {
    this.settle({ kind: 'continue', ...(headers && { headers }) });
  }

  async abort(code = 'failed'): Promise<void> {
    this.settle({ kind: 'abort', code });
  }

  async fulfill(answer: Fulfilment): Promise<void> {
    this.settle({ kind: 'fulfill', answer });
  }
}

export type RouteHandler = (route: WebKitRoute, request: WebKitRequest) => unknown;

/** Asks a handler for the verdict on a request; never settles if the handler gives none. */
export function verdictOf(handler: RouteHandler, request: WebKitRequest): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const asked = guarded('request', request);
    Promise.resolve(handler(guarded('route', new WebKitRoute(asked, resolve)), asked)).catch(reject);
  });
}
