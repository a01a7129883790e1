import { Observable } from 'rxjs';
import type { HttpAnswer } from '../../../src/application/ports/backend-protocol.port';
import type { HttpRequest } from '../../../src/application/ports/http-transport.port';
import type { TokenRefresh } from '../../../src/domain/session/token-refresh.port';
import type { TokenPair } from '../../../src/domain/session/token-store.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import type { Exchange, HttpExchange } from '../../../src/infrastructure/http/http-exchange';
import type { VirtualTime } from './virtual-time';

interface Family {
  readonly id: string;
  generation: number;
  rotatedAt: number;
  isDead: boolean;
}

const GRACE_MS = 30_000;
const LATENCY_MS = 20;
const answer = (status: number, code: number): HttpAnswer => ({
  status,
  body: { code, message: '', data: 'done' },
  retryAfter: null,
});

/**
 * The rules of the server's sessions: single-use refresh tokens, the grace period of 30 s, token families that end when a token
 * is reused.
 */
export class FakeSessionServer implements TokenRefresh, HttpExchange {
  /** How many requests took effect, by path. */
  readonly effects = new Map<string, number>();
  refreshCalls = 0;
  /** The bearer token of every request that was sent. */
  readonly sent: (string | null)[] = [];
  /** The failure of every refresh from now on; with `isLost` the token is rotated all the same. */
  trouble: { readonly failure: GatewayFailure; readonly isLost: boolean } | null = null;
  /** Tokens are expired when they are made. */
  isShortLived = false;
  private readonly families = new Map<string, Family>();
  private readonly given = new Set<string>();
  private readonly expired = new Set<string>();

  constructor(private readonly time: VirtualTime) {}

  signIn(id: string): TokenPair {
    this.families.set(id, { id, generation: 1, rotatedAt: 0, isDead: false });
    return this.pairOf(id);
  }

  /** Expires every access token issued to this session so far. */
  expire(id: string): void {
    for (const token of this.given) if (token.startsWith(`${id}/`)) this.expired.add(token);
  }

  revoke(id: string): void {
    const family = this.families.get(id);
    if (family !== undefined) family.isDead = true;
  }

  isAlive(id: string): boolean {
    return this.families.get(id)?.isDead === false;
  }

  generation(id: string): number {
    return this.families.get(id)?.generation ?? 0;
  }

  open(request: HttpRequest, accessToken: string | null): Observable<Exchange> {
    return new Observable((subscriber) => {
      this.sent.push(accessToken);
      const judged = this.judge(request, accessToken);
      const arrival = this.time.after(LATENCY_MS, () => {
        subscriber.next({ kind: 'response', answer: judged });
        subscriber.complete();
      });
      return () => arrival.unsubscribe();
    });
  }

  async refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>> {
    this.refreshCalls += 1;
    const { trouble } = this;
    const result = trouble === null || trouble.isLost ? this.rotate(refreshToken) : fail(trouble.failure);
    await new Promise<void>((resolve) => this.time.after(LATENCY_MS, resolve));
    return trouble === null ? result : fail(trouble.failure);
  }

  private judge({ path }: HttpRequest, accessToken: string | null): HttpAnswer {
    const [id = ''] = accessToken?.split('/') ?? [];
    const family = this.families.get(id);
    if (accessToken === null || family === undefined || family.isDead) return answer(401, 401);
    if (this.expired.has(accessToken)) return answer(401, 413);
    this.effects.set(path, (this.effects.get(path) ?? 0) + 1);
    return answer(200, 200);
  }

  private rotate(refreshToken: string): Result<TokenPair, GatewayFailure> {
    const [id = '', generation] = refreshToken.split('/');
    const family = this.families.get(id);
    if (family === undefined || family.isDead) return fail({ kind: 'unauthenticated' });
    const age = family.generation - Number(generation);
    if (age === 0) this.advance(family);
    else if (age > 1 || this.time.now() - family.rotatedAt > GRACE_MS) family.isDead = true;
    if (family.isDead) return fail({ kind: 'unauthenticated' });
    const pair = this.pairOf(id);
    if (this.isShortLived) this.expire(id);
    return succeed(pair);
  }

  private advance(family: Family): void {
    family.generation += 1;
    family.rotatedAt = this.time.now();
  }

  /** The refresh token of a generation is always the same, its access tokens are not. */
  private pairOf(id: string): TokenPair {
    const generation = this.generation(id);
    let accessToken = `${id}/access/${generation}`;
    while (this.given.has(accessToken)) accessToken += '+';
    this.given.add(accessToken);
    return { accessToken, refreshToken: `${id}/${generation}` };
  }
}
