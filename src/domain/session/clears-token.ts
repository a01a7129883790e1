import type { Milliseconds } from '../shared/units';
import type { SuccessorRecord } from './refresh';
import type { Tokens } from './token-store.port';

/** Specification §9: tokens are removed this long after the unauthorized event. */
export const TOKEN_CLEARING_DELAY: Milliseconds = 500;

/**
 * Whether the delayed clearing still applies: it removes only the token that failed, so a fresh sign-in within the 500 ms
 * survives, also one in another tab, whose record arrives before its tokens (security.md §1). A request sent without a token
 * clears nothing.
 */
export const clearsToken = (stored: Tokens, failedToken: string | null, record: SuccessorRecord | null): boolean =>
  failedToken !== null && stored.accessToken === failedToken && (record === null || record.accessToken === failedToken);
