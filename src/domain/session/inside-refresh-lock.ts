import type { Milliseconds } from '../shared/units';
import { adoptsSuccessor, type SuccessorRecord } from './refresh';
import type { TokenPair, Tokens } from './token-store.port';

/** How long a tab waits for the others before it refreshes without the lock (security.md §1). */
export const LOCK_WAIT: Milliseconds = 15_000;

export type LockDecision =
  | { readonly kind: 'adopt'; readonly tokens: TokenPair }
  | { readonly kind: 'call'; readonly refreshToken: string }
  | { readonly kind: 'signed-out' };

/** The tokens of a tab when its access token had expired. */
export interface HeldTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string;
  /** The refresh token that was stored when the tab first read this access token; null: the tab never read it. */
  readonly pairedWith: string | null;
}

/** How long to wait at most for the other half of a pair, where no event announces it. */
export const HALF_PAIR_WAIT: Milliseconds = 1_000;

/**
 * Whether only the refresh token of a new pair is stored yet: the record, which is written first, has another access token for
 * it, or it is stored beside an access token that this tab has seen with another refresh token. The record alone is not enough
 * without the store: where tabs refresh without a lock the two may differ for good.
 */
export function isHalfAPair(mine: HeldTokens, stored: Tokens, record: SuccessorRecord | null): boolean {
  if (stored.refreshToken === null) return false;
  if (record?.refreshToken === stored.refreshToken) return record.accessToken !== stored.accessToken;
  return mine.pairedWith !== null && mine.accessToken === stored.accessToken && mine.pairedWith !== stored.refreshToken;
}

/**
 * What a tab does once it holds the refresh lock, after reading everything again (security.md §1): a missing stored refresh token
 * means that another tab signed out; a successor of this tab's token recorded by another tab is adopted, as is a stored pair with
 * another access token; else the refresh is called with the stored token. A newer refresh token beside the expired access token
 * is half of a pair that another tab is writing: the refresh is called with it, and it is not adopted.
 */
export function insideRefreshLock(mine: HeldTokens, stored: Tokens, record: SuccessorRecord | null): LockDecision {
  const { accessToken, refreshToken } = stored;
  if (refreshToken === null) return { kind: 'signed-out' };
  if (adoptsSuccessor(record, mine.refreshToken)) {
    return { kind: 'adopt', tokens: { accessToken: record.accessToken, refreshToken: record.refreshToken } };
  }
  if (accessToken !== null && accessToken !== mine.accessToken) {
    return { kind: 'adopt', tokens: { accessToken, refreshToken } };
  }
  return { kind: 'call', refreshToken };
}
