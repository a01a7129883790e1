import { concatMap, from, of, type Observable } from 'rxjs';
import type { BackendProtocol } from '../../application/ports/backend-protocol.port';
import type { HttpProgress, HttpRequest, HttpTransport } from '../../application/ports/http-transport.port';
import type { SessionGuard } from '../../application/ports/session-guard.port';
import { whatResponseAsks } from '../../domain/session/what-response-asks';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';
import type { Exchange, HttpExchange } from './http-exchange';

/** One sending of a request. */
interface Sending {
  readonly request: HttpRequest;
  readonly sentWith: string | null;
  readonly attempt: Attempt;
}

interface Attempt {
  /** How often the request was sent before. */
  readonly replays: number;
  /** The server has just issued the token for this attempt. */
  readonly isFresh: boolean;
}

const FIRST: Attempt = { replays: 0, isFresh: false };
/** Once with a token that another tab had stored, which may have expired too, and once with a fresh one. */
const MOST_REPLAYS = 2;

/**
 * Sends requests with the session's token. The session guard carries out what an answer requires of the session; then the request
 * is sent once more.
 */
export class SessionHttpTransport implements HttpTransport {
  constructor(
    private readonly exchange: HttpExchange,
    private readonly protocol: BackendProtocol,
    private readonly guard: SessionGuard,
  ) {}

  send(request: HttpRequest): Promise<Result<unknown, GatewayFailure>> {
    return new Promise((resolve, reject) => {
      this.follow(request).subscribe({
        next: (step) => {
          if (step.kind === 'answered') resolve(step.answer);
        },
        error: reject,
      });
    });
  }

  follow(request: HttpRequest): Observable<HttpProgress> {
    return this.sendOnce(request, FIRST);
  }

  private sendOnce(request: HttpRequest, attempt: Attempt): Observable<HttpProgress> {
    const sending = { request, sentWith: this.guard.accessToken, attempt };
    const steps = this.exchange.open(this.addressed(sending), sending.sentWith);
    return steps.pipe(concatMap((step) => this.judge(step, sending)));
  }

  /** A server at another address knows nothing of our headers, and a browser would ask it first whether it allows them. */
  private addressed({ request, sentWith }: Sending): HttpRequest {
    const { address } = this.protocol;
    return address === undefined ? request : { headers: {}, ...address(request, sentWith) };
  }

  private judge(step: Exchange, sending: Sending): Observable<HttpProgress> {
    if (step.kind === 'sending') return of(step);
    if (step.kind === 'failed') return answered(fail(step.failure));
    const { answer } = step;
    switch (whatResponseAsks(this.protocol.tokenVerdict(answer), sending.attempt.isFresh)) {
      case 'nothing':
        return answered(this.protocol.classify(answer));
      case 'unauthorized':
        this.guard.refuse(sending.sentWith);
        return answered(this.protocol.classify(answer));
      case 'refresh':
        return this.sendRenewed(sending);
      case 'end-session':
        return answered(fail(this.guard.endExpired(sending.sentWith)));
    }
  }

  /** If the caller unsubscribes meanwhile, the refresh continues for the other requests that wait for it. */
  private sendRenewed({ request, sentWith, attempt }: Sending): Observable<HttpProgress> {
    const replays = attempt.replays + 1;
    if (replays > MOST_REPLAYS) return answered(fail({ kind: 'unavailable' }));
    return from(this.guard.renew(sentWith)).pipe(
      concatMap((renewal) =>
        renewal.kind === 'replay'
          ? this.sendOnce(request, { replays, isFresh: renewal.isFresh })
          : answered(fail(renewal.failure)),
      ),
    );
  }
}

const answered = (answer: Result<unknown, GatewayFailure>): Observable<HttpProgress> =>
  of({ kind: 'answered', answer });
