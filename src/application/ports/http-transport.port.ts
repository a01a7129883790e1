import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Root-relative, path parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Sends a request with the headers of specification §7 within 10 s and answers with the body's `data`, still unparsed. */
export interface HttpTransport {
  send(request: HttpRequest): Promise<Result<unknown, GatewayFailure>>;
}
