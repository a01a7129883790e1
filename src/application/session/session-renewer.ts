import type { HeldTokens } from '../../domain/session/inside-refresh-lock';
import { asksAgainAfter, beginRefresh, rejectionOf } from '../../domain/session/refresh';
import { clearsToken, TOKEN_CLEARING_DELAY } from '../../domain/session/clears-token';
import type { Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Renewal } from '../ports/session-guard.port';
import type { Timer } from '../ports/timer.port';
import type { RenewalServices } from './lazy-session-guard';
import type { SessionEndBroadcast } from './session-end-broadcast';
import type { Session } from './session';
import type { SessionControl } from './session-control';
import type { RenewalOutcome, TokenRenewal } from './token-renewal';

/** Another tab has renewed, or a listener has signed in: the age of the token is unknown. */
const REPLAY: Renewal = { kind: 'replay', isFresh: false };
const EXPIRED: GatewayFailure = { kind: 'unauthenticated', reason: 'session-expired' };
const NO_REFRESH_TOKEN: GatewayFailure = { kind: 'unauthenticated', reason: 'no-refresh-token' };

const reject = (failure: GatewayFailure): Renewal => ({ kind: 'reject', failure });

interface SessionRenewerDeps {
  readonly control: SessionControl;
  readonly endBroadcast: SessionEndBroadcast;
  readonly timer: Timer;
}

/** Carries out the session changes that answers require (specification §4). */
export class SessionRenewer implements RenewalServices {
  private refreshing: Promise<Renewal> | null = null;
  private readonly refused = new Set<string | null>();
  private failures = 0;
  private pendingRetry: Subscription | null = null;

  constructor(
    private readonly session: Session,
    private readonly tokens: TokenStore,
    private readonly renewal: Pick<TokenRenewal, 'renew'>,
    private readonly deps: SessionRenewerDeps,
  ) {}

  refuse(sentWith: string | null): void {
    if (this.refused.has(sentWith)) return;
    this.refused.add(sentWith);
    this.deps.endBroadcast.announceUnauthorized();
    this.deps.timer.after(TOKEN_CLEARING_DELAY, () => {
      this.refused.delete(sentWith);
      void this.deps.control.endRefused(sentWith);
    });
  }

  async renew(sentWith: string | null, seen: Tokens): Promise<Renewal> {
    const tokens = this.tokens.read();
    switch (beginRefresh(this.refreshing !== null, tokens, sentWith)) {
      case 'replay':
        return REPLAY;
      case 'missing':
        if (tokens.accessToken !== null) this.deps.endBroadcast.announceUnauthorized();
        this.deps.control.end('over');
        return reject(NO_REFRESH_TOKEN);
      case 'join':
      case 'start':
        return this.refreshing ?? this.start(held(tokens, seen));
    }
  }

  endExpired(sentWith: string | null): void {
    if (clearsToken(this.tokens.read(), sentWith, null)) this.deps.control.end('over');
  }

  private start(mine: HeldTokens): Promise<Renewal> {
    this.pendingRetry?.unsubscribe();
    const refreshing = this.refresh(mine).finally(() => (this.refreshing = null));
    this.refreshing = refreshing;
    return refreshing;
  }

  private async refresh(mine: HeldTokens): Promise<Renewal> {
    const outcome = await this.renewal.renew(mine);
    if (outcome.kind !== 'failed') this.failures = 0;
    return this.carryOut(outcome, mine);
  }

  private carryOut(outcome: RenewalOutcome, mine: HeldTokens): Renewal {
    switch (outcome.kind) {
      case 'renewed':
        this.session.fingerprints.continue(mine.refreshToken, outcome.to);
        return { kind: 'replay', isFresh: outcome.isFresh };
      case 'replaced':
        return REPLAY;
      case 'gone':
        this.session.reflect();
        return reject(EXPIRED);
      case 'refused':
        this.deps.control.end('over');
        return reject(EXPIRED);
      case 'failed':
        this.retryLater(outcome.failure, mine);
        return reject(rejectionOf(outcome.failure));
    }
  }

  /** Retries without a waiting caller: the server's answer was lost, and soon the server would no longer repeat it. */
  private retryLater(failure: GatewayFailure, mine: HeldTokens): void {
    const delay = asksAgainAfter(failure, this.failures);
    this.failures += 1;
    if (delay === null) return;
    this.pendingRetry = this.deps.timer.after(delay, () => {
      if (this.tokens.read().refreshToken === mine.refreshToken) void this.start(mine);
    });
  }
}

const held = ({ accessToken, refreshToken }: Tokens, seen: Tokens): HeldTokens => ({
  accessToken,
  refreshToken: refreshToken ?? '',
  pairedWith: accessToken === seen.accessToken ? seen.refreshToken : null,
});
