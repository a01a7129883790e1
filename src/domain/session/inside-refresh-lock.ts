import type { Milliseconds } from '../shared/units';
import { adoptsSuccessor, type SuccessorRecord } from './refresh';
import type { TokenPair, Tokens } from './token-store.port';

/** How long a tab waits for the others before it refreshes without the lock (security.md §1). */
export const LOCK_WAIT: Milliseconds = 15_000;

export type LockDecision =
  | { readonly kind: 'adopt'; readonly tokens: TokenPair }
  | { readonly kind: 'call'; readonly refreshToken: string }
  | { readonly kind: 'signed-out' };

/** What a tab held when its token had expired. */
export interface HeldTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string;
  /** The refresh token that was stored when the tab first saw this access token; null: it never looked. */
  readonly pairedWith: string | null;
}

/** How long the other half of a pair is waited for at most, where nothing tells that it has come. */
export const HALF_PAIR_WAIT: Milliseconds = 1_000;

/**
 * Whether only the refresh token of a pair is stored yet: the record, which is written before, has another access token to it,
 * or it stands beside an access token that this tab knows with another one. The record is not believed without the store:
 * where tabs refresh without a lock the two may differ for good.
 */
export function isHalfAPair(mine: HeldTokens, stored: Tokens, record: SuccessorRecord | null): boolean {
  if (stored.refreshToken === null) return false;
  if (record?.refreshToken === stored.refreshToken) return record.accessToken !== stored.accessToken;
  return mine.pairedWith !== null && mine.accessToken === stored.accessToken && mine.pairedWith !== stored.refreshToken;
}

/**
 * What a tab does once it holds the refresh lock, everything read anew (security.md §1): a stored refresh token that is gone
 * means that another tab signed out; a successor of mine written down by another tab is taken over, as is a stored pair with
 * another access token; else the refresh is called with what is stored. A newer refresh token beside the access token that
 * has expired is half of a pair on its way from another tab: it is called with, not taken over.
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
