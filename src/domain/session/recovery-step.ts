import type { AwaitedCode } from './mailed-code';

/** The current step of a user who forgot the password. */
export type RecoveryStep =
  | { readonly kind: 'address' }
  | { readonly kind: 'code'; readonly email: string; readonly code: AwaitedCode }
  | { readonly kind: 'password'; readonly email: string; readonly ticket: string }
  | { readonly kind: 'done' };

export const FIRST_STEP: RecoveryStep = { kind: 'address' };
