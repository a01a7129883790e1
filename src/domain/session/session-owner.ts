import type { SessionState } from './session-state';

/** Who is signed in; `id` is null until it has arrived. */
export interface SessionOwner {
  readonly isHere: boolean;
  readonly id: string | null;
}

export const NOBODY: SessionOwner = { isHere: false, id: null };

/** Who is signed in now; of whom only the profile cannot be had at the moment, it is who it was. */
export const ownerIn = (before: SessionOwner, state: SessionState): SessionOwner =>
  state.kind === 'signed-in' ? { isHere: true, id: state.profile?.id ?? before.id } : NOBODY;

/** Whether whoever was signed in is no longer: they left, or somebody else has come. Signing in alone is no such thing. */
export const hasLeft = (before: SessionOwner, now: SessionOwner): boolean =>
  before.isHere && (!now.isHere || (before.id !== null && before.id !== now.id));
