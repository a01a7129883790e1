import type { Profile } from '../profile/profile';
import type { Tokens } from './token-store.port';

/** `unknown` until the product has checked; a profile that has not arrived yet, or is not available now, is null. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly profile: Profile | null };

/** Signed in means having both tokens (specification §4); without one of them the state is signed out. */
export const isSignedIn = ({ accessToken, refreshToken }: Tokens): boolean =>
  accessToken !== null && refreshToken !== null;
