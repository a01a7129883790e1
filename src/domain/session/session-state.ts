import type { Profile } from '../profile/profile';
import type { Tokens } from './token-store.port';

/** `unknown` until the product has looked; a profile that has not arrived yet, or cannot be had now, is null. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly profile: Profile | null };

/** Signed in means holding both tokens (specification §4); anything less is signed out. */
export const isSignedIn = ({ accessToken, refreshToken }: Tokens): boolean =>
  accessToken !== null && refreshToken !== null;
