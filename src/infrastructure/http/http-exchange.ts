import type { Observable } from 'rxjs';
import type { HttpAnswer } from '../../application/ports/backend-protocol.port';
import type { HttpRequest } from '../../application/ports/http-transport.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

export type Exchange =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'response'; readonly answer: HttpAnswer }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

/** One request and its unprocessed answer. The request is sent on subscription; unsubscribing aborts it. */
export interface HttpExchange {
  open(request: HttpRequest, accessToken: string | null): Observable<Exchange>;
}
