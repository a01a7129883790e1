import type { HeldTokens } from '../../domain/session/inside-refresh-lock';
import { asksAgainAfter, beginRefresh, rejectionOf } from '../../domain/session/refresh';
import { clearsToken, TOKEN_CLEARING_DELAY } from '../../domain/session/session-state';
import { NO_TOKENS, type Tokens, type TokenStore } from '../../domain/session/token-store.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Renewal, SessionGuard } from '../ports/session-guard.port';
import type { Timer } from '../ports/timer.port';
import type { Renewing } from './deferred-tab-memory';
import type { Session } from './session';
import type { RenewalOutcome } from './token-renewal';

const REPLAY: Renewal = { kind: 'replay' };
const EXPIRED: GatewayFailure = { kind: 'unauthenticated', reason: 'session-expired' };
const NO_REFRESH_TOKEN: GatewayFailure = { kind: 'unauthenticated', reason: 'no-refresh-token' };

const reject = (failure: GatewayFailure): Renewal => ({ kind: 'reject', failure });

/** Carries out what answers ask of the session (specification §4). */
export class SessionKeeper implements SessionGuard {
  private refreshing: Promise<Renewal> | null = null;
  private readonly refused = new Set<string | null>();
  private losses = 0;
  private nextTry: Subscription | null = null;
  private seen: Tokens = NO_TOKENS;

  constructor(
    private readonly session: Session,
    private readonly tokens: TokenStore,
    private readonly renewal: Renewing,
    private readonly timer: Timer,
  ) {}

  get accessToken(): string | null {
    const tokens = this.tokens.read();
    if (tokens.accessToken !== this.seen.accessToken) this.seen = tokens;
    return tokens.accessToken;
  }

  refuse(sentWith: string | null): void {
    if (this.refused.has(sentWith)) return;
    this.refused.add(sentWith);
    this.session.tellUnauthorized();
    this.timer.after(TOKEN_CLEARING_DELAY, () => {
      this.refused.delete(sentWith);
      void this.session.endRefused(sentWith);
    });
  }

  async renew(sentWith: string | null): Promise<Renewal> {
    const tokens = this.tokens.read();
    switch (beginRefresh(this.refreshing !== null, tokens, sentWith)) {
      case 'replay':
        return REPLAY;
      case 'missing':
        this.session.end('missing');
        return reject(NO_REFRESH_TOKEN);
      case 'join':
      case 'start':
        return this.refreshing ?? this.start(this.held(tokens));
    }
  }

  endExpired(sentWith: string | null): GatewayFailure {
    if (clearsToken(this.tokens.read(), sentWith, null)) this.session.end('expired');
    return EXPIRED;
  }

  private held({ accessToken, refreshToken }: Tokens): HeldTokens {
    const pairedWith = accessToken === this.seen.accessToken ? this.seen.refreshToken : null;
    return { accessToken, refreshToken: refreshToken ?? '', pairedWith };
  }

  private start(mine: HeldTokens): Promise<Renewal> {
    this.nextTry?.unsubscribe();
    const refreshing = this.refresh(mine).finally(() => (this.refreshing = null));
    this.refreshing = refreshing;
    return refreshing;
  }

  private async refresh(mine: HeldTokens): Promise<Renewal> {
    const outcome = await this.renewal.renew(mine);
    if (outcome.kind !== 'failed') this.losses = 0;
    return this.carryOut(outcome, mine);
  }

  private carryOut(outcome: RenewalOutcome, mine: HeldTokens): Renewal {
    switch (outcome.kind) {
      case 'renewed':
        return REPLAY;
      case 'gone':
        return reject(EXPIRED);
      case 'refused':
        this.session.end('expired');
        return reject(EXPIRED);
      case 'failed':
        this.askAgain(outcome.failure, mine);
        return reject(rejectionOf(outcome.failure));
    }
  }

  /** Nobody waits for it: what was lost is the server's answer, and soon it would not repeat it any more. */
  private askAgain(failure: GatewayFailure, mine: HeldTokens): void {
    const delay = asksAgainAfter(failure, this.losses);
    this.losses += 1;
    if (delay === null) return;
    this.nextTry = this.timer.after(delay, () => {
      if (this.tokens.read().refreshToken === mine.refreshToken) void this.start(mine);
    });
  }
}
