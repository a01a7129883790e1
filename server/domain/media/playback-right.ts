import type { Role } from '../accounts/account';

/**
 * How much of a song a listener hears: all of it, or a preview because nobody is signed in or because the account is not premium.
 */
export type PlaybackRight = 'full' | 'sign-in' | 'premium';

interface Listener {
  readonly role: Role;
  readonly isPremium: boolean;
}

/** Whether an account hears premium songs in full; an admin always does (decisions.md §4). */
export const mayPlayPremium = ({ role, isPremium }: Listener): boolean => isPremium || role === 'admin';

/** How much of a song a listener hears; null means not signed in. Everybody hears a song in full if it is not premium. */
export function playbackRight(isPremiumSong: boolean, listener: Listener | null): PlaybackRight {
  if (!isPremiumSong) return 'full';
  if (listener === null) return 'sign-in';
  return mayPlayPremium(listener) ? 'full' : 'premium';
}
