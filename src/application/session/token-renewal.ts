import {
  HALF_PAIR_WAIT,
  insideRefreshLock,
  isHalfAPair,
  LOCK_WAIT,
  type HeldTokens,
  type LockDecision,
} from '../../domain/session/inside-refresh-lock';
import { adoptsSuccessor, afterRefresh, refreshOutcome, type SuccessorRecord } from '../../domain/session/refresh';
import type { TokenRefresh } from '../../domain/session/token-refresh.port';
import { NO_TOKENS, type TokenPair, type Tokens, type TokenStore } from '../../domain/session/token-store.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Timer } from '../ports/timer.port';
import { SESSION_LOCK, type SessionTabs } from './session-tabs';

/**
 * `renewed`: the session continues with the refresh token `to`; `isFresh`: the server has just issued it. `replaced`: another
 * sign-in happened in the meantime. `gone`: the session was signed out. `refused`: the server refused. `failed` says nothing
 * about the session.
 */
export type RenewalOutcome =
  | { readonly kind: 'renewed'; readonly to: string; readonly isFresh: boolean }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

const isSamePair = (one: Tokens, other: Tokens): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

/** Gets the next pair of tokens: from another tab that has it already, else from the server. One tab at a time. */
export class TokenRenewal {
  /** The record that another tab announced last, for browsers that store no record. */
  private latestSuccessor: SuccessorRecord | null = null;
  /** The refresh token whose end another tab announced: this tab may still find it in the storage. */
  private ended: string | null = null;

  constructor(
    private readonly tokens: TokenStore,
    private readonly refresh: TokenRefresh,
    private readonly tabs: SessionTabs,
    private readonly timer: Timer,
  ) {
    tabs.channel.announcements.subscribe((announcement) => {
      if (announcement.kind === 'refreshed') this.latestSuccessor = announcement.record;
      if (announcement.kind === 'signed-out') this.ended = announcement.ended.refreshToken;
    });
  }

  renew(mine: HeldTokens): Promise<RenewalOutcome> {
    return this.tabs.locks.hold(SESSION_LOCK, LOCK_WAIT, async () => {
      const decision = await this.decide(mine);
      return decision.kind === 'call'
        ? this.call({ ...mine, refreshToken: decision.refreshToken })
        : this.follow(decision);
    });
  }

  private async decide(mine: HeldTokens): Promise<LockDecision> {
    const { stored, record } = await this.look(mine);
    if (!isHalfAPair(mine, stored, record)) return insideRefreshLock(mine, stored, record);
    await this.whileStored(() => isHalfAPair(mine, this.stored(), record));
    const later = await this.look(mine);
    return insideRefreshLock(mine, later.stored, later.record);
  }

  /** Reads store and record of one moment: without locks another tab may write both during the read. */
  private async look(mine: HeldTokens): Promise<{ stored: Tokens; record: SuccessorRecord | null }> {
    const before = this.stored();
    const record = await this.latestFor(mine);
    const stored = this.stored();
    return isSamePair(before, stored) ? { stored, record } : this.look(mine);
  }

  private async latestFor({ refreshToken }: HeldTokens): Promise<SuccessorRecord | null> {
    const written = await this.tabs.records.read();
    return adoptsSuccessor(written, refreshToken)
      ? written
      : (this.heardFor(refreshToken) ?? written ?? this.latestSuccessor);
  }

  private heardFor(refreshToken: string): SuccessorRecord | null {
    return adoptsSuccessor(this.latestSuccessor, refreshToken) ? this.latestSuccessor : null;
  }

  private stored(): Tokens {
    const stored = this.tokens.read();
    return stored.refreshToken === this.ended ? NO_TOKENS : stored;
  }

  /** Resolves when the stored tokens change, or after a short time if they do not. */
  private whileStored(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        waiting.unsubscribe();
        listening.unsubscribe();
        resolve();
      };
      const waiting = this.timer.after(HALF_PAIR_WAIT, finish);
      const listening = this.tokens.changedElsewhere.subscribe(() => {
        if (!isSo()) finish();
      });
    });
  }

  private async call(mine: HeldTokens): Promise<RenewalOutcome> {
    const answer = await this.refresh.refresh(mine.refreshToken);
    if (answer.ok) return this.keep(mine.refreshToken, answer.value);
    if (refreshOutcome(answer.error) === 'reject') return { kind: 'failed', failure: answer.error };
    // Without locks another tab may have been faster, and the server refused this token only for that reason.
    const decision = await this.decide(mine);
    return decision.kind === 'call' ? { kind: 'refused' } : this.follow(decision);
  }

  private async keep(from: string, pair: TokenPair): Promise<RenewalOutcome> {
    const record = { from, ...pair };
    const judge = () => afterRefresh(from, pair.refreshToken, this.stored());
    if (judge() === 'keep') await this.tabs.records.write(record);
    switch (judge()) {
      case 'signed-out':
        await this.tabs.records.clear();
        return { kind: 'gone' };
      case 'give-way':
        return { kind: 'replaced' };
      case 'keep':
        this.tokens.write(pair);
        this.tabs.channel.announce({ kind: 'refreshed', record });
        return { kind: 'renewed', to: pair.refreshToken, isFresh: true };
    }
  }

  private follow(decision: Exclude<LockDecision, { kind: 'call' }>): RenewalOutcome {
    if (decision.kind === 'signed-out') return { kind: 'gone' };
    if (this.tokens.read().accessToken !== decision.tokens.accessToken) this.tokens.write(decision.tokens);
    return { kind: 'renewed', to: decision.tokens.refreshToken, isFresh: false };
  }
}
