import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { Observable } from 'rxjs';
import type { Connectivity, ServerReachability } from '../../application/ports/connectivity.port';
import type { HttpAnswer } from '../../application/ports/backend-protocol.port';
import type { FilePart, HttpRequest } from '../../application/ports/http-transport.port';
import type { Timer } from '../../application/ports/timer.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import { toGatewayFailure } from './axios-failure';
import type { Exchange, HttpExchange } from './http-exchange';
import type { RequestHeaders } from './request-headers';

/**
 * Specification §7 and §9: a request without an answer within this time has timed out. The time begins anew while bytes of a file
 * are being sent.
 */
export const HTTP_TIMEOUT: Milliseconds = 10_000;

/** Limits how long one request may wait; at the limit the request is aborted. */
class RequestTimeout {
  private readonly abort = new AbortController();
  private waiting: Subscription;
  hasTimedOut = false;

  constructor(private readonly timer: Timer) {
    this.waiting = this.wait();
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  restart(): void {
    this.waiting.unsubscribe();
    this.waiting = this.wait();
  }

  /** The answer has arrived, or the caller no longer wants it. */
  cancel(): void {
    this.waiting.unsubscribe();
    this.abort.abort();
  }

  private wait(): Subscription {
    return this.timer.after(HTTP_TIMEOUT, () => {
      this.hasTimedOut = true;
      this.abort.abort();
    });
  }
}

/** The only user of axios. */
export class AxiosExchange implements HttpExchange {
  private readonly client: AxiosInstance = axios.create({ responseType: 'json', validateStatus: () => true });

  constructor(
    private readonly headers: RequestHeaders,
    private readonly connectivity: Connectivity & Pick<ServerReachability, 'reportUnreachable'>,
    private readonly timer: Timer,
  ) {}

  open(request: HttpRequest, accessToken: string | null): Observable<Exchange> {
    return new Observable((subscriber) => {
      const requestTimeout = new RequestTimeout(this.timer);
      const report = ({ progress = 0 }) => {
        requestTimeout.restart();
        subscriber.next({ kind: 'sending', share: progress });
      };
      this.perform(
        { ...this.configure(request, accessToken, report), signal: requestTimeout.signal },
        requestTimeout,
      ).then(
        (exchange) => {
          subscriber.next(exchange);
          subscriber.complete();
        },
        (bug: unknown) => subscriber.error(bug),
      );
      return () => requestTimeout.cancel();
    });
  }

  private async perform(config: AxiosRequestConfig, requestTimeout: RequestTimeout): Promise<Exchange> {
    try {
      const answer = answerOf(await this.client.request<unknown>(config));
      if (isUnavailable(answer.status)) this.connectivity.reportUnreachable();
      return { kind: 'response', answer };
    } catch (error) {
      const isOnline = this.connectivity.isOnline();
      const failure = requestTimeout.hasTimedOut ? ({ kind: 'timeout' } as const) : toGatewayFailure(error, isOnline);
      if (failure.kind !== 'cancelled') this.connectivity.reportUnreachable();
      return { kind: 'failed', failure };
    }
  }

  private configure(
    { method, path, query, body, files, ...request }: HttpRequest,
    accessToken: string | null,
    onUploadProgress: (event: { progress?: number }) => void,
  ): AxiosRequestConfig {
    const call = {
      method,
      url: path,
      params: query,
      headers: { ...(request.headers ?? this.headers.read(accessToken)) },
    };
    if (files !== undefined)
      return { ...call, ...withBody(call, formOf(files), 'multipart/form-data'), onUploadProgress };
    return body === undefined ? call : { ...call, ...withBody(call, body, typeOf(body)) };
  }
}

/** 502 to 504: sent by the server while its database is unreachable, or by a proxy in front of an unreachable server. */
const isUnavailable = (status: number): boolean => status > 501 && status < 505;

const typeOf = (body: unknown): string =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';

/** Sets the type only with a body: a server would expect a body from a call that names a type. */
const withBody = ({ headers }: AxiosRequestConfig, data: unknown, type: string): AxiosRequestConfig => ({
  data,
  headers: { 'Content-Type': type, ...headers },
});

/** Made anew for each sending, from the same bytes. */
function formOf(files: Readonly<Record<string, FilePart>>): FormData {
  const form = new FormData();
  for (const [field, { name, type, bytes }] of Object.entries(files)) {
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  }
  return form;
}

function answerOf(response: AxiosResponse): HttpAnswer {
  const seconds = Number.parseInt(String(response.headers['retry-after'] ?? ''), 10);
  return { status: response.status, body: response.data, retryAfter: Number.isNaN(seconds) ? null : seconds };
}
