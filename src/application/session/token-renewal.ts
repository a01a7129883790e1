import { insideRefreshLock, LOCK_WAIT, type LockDecision } from '../../domain/session/inside-refresh-lock';
import { adoptsSuccessor, afterRefresh, refreshOutcome, type SuccessorRecord } from '../../domain/session/refresh';
import type { TokenRefresh } from '../../domain/session/token-refresh.port';
import { NO_TOKENS, type TokenPair, type TokenStore } from '../../domain/session/token-store.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { SESSION_LOCK, type SessionTabs } from './session-tabs';

/** `gone`: somebody signed out meanwhile. `refused`: the server did. `failed` says nothing about the session. */
export type RenewalOutcome =
  | { readonly kind: 'renewed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

/** Gets the next pair of tokens: from another tab that has it already, else from the server. One tab at a time. */
export class TokenRenewal {
  /** What another tab announced last, for browsers that keep no record. */
  private heard: SuccessorRecord | null = null;
  /** The refresh token that another tab saw ending: it may still stand in the storage as this tab sees it. */
  private ended: string | null = null;

  constructor(
    private readonly tokens: TokenStore,
    private readonly refresh: TokenRefresh,
    private readonly tabs: SessionTabs,
  ) {
    tabs.channel.announcements.subscribe((announcement) => {
      if (announcement.kind === 'refreshed') this.heard = announcement.record;
      if (announcement.kind === 'signed-out') this.ended = announcement.ended.refreshToken;
    });
  }

  renew(mine: string): Promise<RenewalOutcome> {
    return this.tabs.locks.hold(SESSION_LOCK, LOCK_WAIT, async () => {
      const decision = await this.decide(mine);
      return decision.kind === 'call' ? this.call(decision.refreshToken) : this.follow(decision);
    });
  }

  private async decide(mine: string): Promise<LockDecision> {
    const written = await this.tabs.records.read();
    const record = adoptsSuccessor(written, mine) ? written : this.heard;
    const stored = this.tokens.read();
    return insideRefreshLock(mine, stored.refreshToken === this.ended ? NO_TOKENS : stored, record);
  }

  private async call(from: string): Promise<RenewalOutcome> {
    const answer = await this.refresh.refresh(from);
    if (answer.ok) return this.keep(from, answer.value);
    if (refreshOutcome(answer.error) === 'reject') return { kind: 'failed', failure: answer.error };
    // Without locks another tab may have been faster, and mine was refused for that alone.
    const decision = await this.decide(from);
    return decision.kind === 'call' ? { kind: 'refused' } : this.follow(decision);
  }

  private async keep(from: string, pair: TokenPair): Promise<RenewalOutcome> {
    const record = { from, ...pair };
    if (afterRefresh(from, this.tokens.read()) === 'keep') await this.tabs.records.write(record);
    switch (afterRefresh(from, this.tokens.read())) {
      case 'signed-out':
        await this.tabs.records.clear();
        return { kind: 'gone' };
      case 'give-way':
        return { kind: 'renewed' };
      case 'keep':
        this.tokens.write(pair);
        this.tabs.channel.announce({ kind: 'refreshed', record });
        return { kind: 'renewed' };
    }
  }

  private follow(decision: Exclude<LockDecision, { kind: 'call' }>): RenewalOutcome {
    if (decision.kind === 'signed-out') return { kind: 'gone' };
    if (this.tokens.read().accessToken !== decision.tokens.accessToken) this.tokens.write(decision.tokens);
    return { kind: 'renewed' };
  }
}
