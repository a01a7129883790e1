import type { Role } from '../accounts/account';

/** How much of a song is heard: all of it, or a preview because nobody is signed in or because the account is not premium. */
export type PlaybackRight = 'full' | 'sign-in' | 'premium';

interface Listener {
  readonly role: Role;
  readonly isPremium: boolean;
}

/** Whether an account hears premium songs whole; an admin's always does (decisions.md §4). */
export const mayPlayPremium = ({ role, isPremium }: Listener): boolean => isPremium || role === 'admin';

/** How much of a song somebody hears; null is whoever is not signed in. What is not premium is heard whole by anybody. */
export function playbackRight(isPremiumSong: boolean, listener: Listener | null): PlaybackRight {
  if (!isPremiumSong) return 'full';
  if (listener === null) return 'sign-in';
  return mayPlayPremium(listener) ? 'full' : 'premium';
}
