import { defer, from, type Observable } from 'rxjs';
import type { Connectivity } from '../../application/ports/connectivity.port';
import type { HttpAnswer } from '../../application/ports/backend-protocol.port';
import type { HttpRequest } from '../../application/ports/http-transport.port';
import type { Exchange, HttpExchange } from './http-exchange';
import type { RequestHeaders } from './request-headers';

/** A browser refuses more than 64 kB under way at once, so requests sent here are small and carry JSON or no body. */
export class KeepaliveExchange implements HttpExchange {
  constructor(
    private readonly headers: Pick<RequestHeaders, 'read'>,
    private readonly connectivity: Connectivity,
  ) {}

  /** Once sent, the request is not aborted, even when the page is closed. */
  open(request: HttpRequest, accessToken: string | null): Observable<Exchange> {
    return defer(() => from(this.perform(request, accessToken)));
  }

  private async perform(request: HttpRequest, accessToken: string | null): Promise<Exchange> {
    const { method, body } = request;
    const sent = request.headers ?? this.headers.read(accessToken);
    const content = contentOf(body);
    const init = { method, keepalive: true, ...content, headers: { ...content.headers, ...sent } };
    // `fetch` rejects only if there is no answer.
    const response = await fetch(urlOf(request), init).catch(() => null);
    if (response !== null) return { kind: 'response', answer: await answerOf(response) };
    return { kind: 'failed', failure: { kind: this.connectivity.isOnline() ? 'unavailable' : 'offline' } };
  }
}

/** A form names its type itself. */
function contentOf(body: unknown): Pick<RequestInit, 'body'> & { readonly headers?: Record<string, string> } {
  if (body === undefined || body instanceof URLSearchParams) return body === undefined ? {} : { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function urlOf({ path, query = {} }: HttpRequest): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** A body that breaks off or is no JSON counts as no body. */
async function answerOf(response: Response): Promise<HttpAnswer> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body, retryAfter: Number.isNaN(seconds) ? null : seconds };
}
