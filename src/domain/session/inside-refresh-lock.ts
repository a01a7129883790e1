import type { Milliseconds } from '../shared/units';
import { adoptsSuccessor, type SuccessorRecord } from './refresh';
import type { TokenPair, Tokens } from './token-store.port';

/** How long a tab waits for the others before it refreshes without the lock (security.md §1). */
export const LOCK_WAIT: Milliseconds = 15_000;

export type LockDecision =
  | { readonly kind: 'adopt'; readonly tokens: TokenPair }
  | { readonly kind: 'call'; readonly refreshToken: string }
  | { readonly kind: 'signed-out' };

/**
 * What a tab does once it holds the refresh lock, everything read anew (security.md §1): stored tokens that are gone mean that
 * another tab signed out; a successor of my refresh token written down by another tab is taken over, as is a newer stored pair;
 * else the refresh is called with my token.
 */
export function insideRefreshLock(mine: string, stored: Tokens, record: SuccessorRecord | null): LockDecision {
  const { accessToken, refreshToken } = stored;
  if (refreshToken === null) return { kind: 'signed-out' };
  if (adoptsSuccessor(record, mine)) {
    return { kind: 'adopt', tokens: { accessToken: record.accessToken, refreshToken: record.refreshToken } };
  }
  if (refreshToken !== mine && accessToken !== null) return { kind: 'adopt', tokens: { accessToken, refreshToken } };
  return { kind: 'call', refreshToken };
}
