import type { Milliseconds } from '../shared/units';
import type { Tokens } from './token-store.port';

/** Specification §9: tokens are removed this long after the unauthorized event. */
export const TOKEN_CLEARING_DELAY: Milliseconds = 500;

/** Signed in means holding both tokens (specification §4); anything less is signed out. */
export const isSignedIn = ({ accessToken, refreshToken }: Tokens): boolean =>
  accessToken !== null && refreshToken !== null;

/**
 * Whether the delayed clearing still clears: only the token that failed, so a fresh sign-in within the 500 ms, also in
 * another tab, survives (security.md §1). A request sent without a token clears nothing.
 */
export const clearsToken = (stored: Tokens, failedToken: string | null): boolean =>
  failedToken !== null && stored.accessToken === failedToken;
