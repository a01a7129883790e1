import type { SessionState } from './session-state';

/** The signed-in account; `id` is null until it has arrived. */
export interface SessionOwner {
  readonly isHere: boolean;
  readonly id: string | null;
}

export const NOBODY: SessionOwner = { isHere: false, id: null };

/** The signed-in account; if only its profile is not available at the moment, the previous id stays. */
export const ownerIn = (before: SessionOwner, state: SessionState): SessionOwner =>
  state.kind === 'signed-in' ? { isHere: true, id: state.profile?.id ?? before.id } : NOBODY;

/**
 * Whether the account that was signed in no longer is: it was signed out, or replaced by another one. A first sign-in does not
 * count.
 */
export const hasLeft = (before: SessionOwner, now: SessionOwner): boolean =>
  before.isHere && (!now.isHere || (before.id !== null && before.id !== now.id));
