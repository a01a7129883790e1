import type { Profile } from '../profile/profile';
import type { Milliseconds } from '../shared/units';
import type { SuccessorRecord } from './refresh';
import type { Tokens } from './token-store.port';

/** `unknown` until the product has looked; a profile that has not arrived yet, or cannot be had now, is null. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly profile: Profile | null };

/** Specification §9: tokens are removed this long after the unauthorized event. */
export const TOKEN_CLEARING_DELAY: Milliseconds = 500;

/** Signed in means holding both tokens (specification §4); anything less is signed out. */
export const isSignedIn = ({ accessToken, refreshToken }: Tokens): boolean =>
  accessToken !== null && refreshToken !== null;

/**
 * Whether the delayed clearing still clears: only the token that failed, so a fresh sign-in within the 500 ms survives, also
 * one of another tab, whose record is here before its tokens are (security.md §1). A request sent without a token clears nothing.
 */
export const clearsToken = (stored: Tokens, failedToken: string | null, record: SuccessorRecord | null): boolean =>
  failedToken !== null && stored.accessToken === failedToken && (record === null || record.accessToken === failedToken);
