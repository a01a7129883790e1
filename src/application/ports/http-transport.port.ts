import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** A file as sent over the network. */
export interface FilePart {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Root-relative, or absolute for a backend at another address; path parameters filled in. */
  readonly path: string;
  /** Sent in place of the headers of specification §7; those of a body's content are added where they are missing. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; `URLSearchParams` as a form. */
  readonly body?: unknown;
  /** A multipart form instead of a body: field name → file. A retry sends the same bytes. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** A call from outside the session (signing in, asking for a code): its answer says nothing about the session. */
  readonly isOutsideSession?: boolean;
}

/** The progress of a request. The answer comes last. */
export type HttpProgress =
  | { readonly kind: 'sending'; /** 0 to 1. */ readonly share: number }
  | { readonly kind: 'answered'; readonly answer: Result<unknown, GatewayFailure> };

/** Sends a request with the headers of specification §7 within 10 s and answers with the body's `data`, still unparsed. */
export interface HttpTransport {
  send(request: HttpRequest): Promise<Result<unknown, GatewayFailure>>;
  /**
   * The same with progress; sends on subscription. Unsubscribing cancels: the request is not sent again, not even after a
   * refresh.
   */
  follow(request: HttpRequest): EventStream<HttpProgress>;
}
