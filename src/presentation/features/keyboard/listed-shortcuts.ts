import type { Capability } from '../../../domain/shared/capability';

/** Keys pressed together, or one after the other. */
export interface KeyCombination {
  readonly keys: readonly string[];
  readonly isSequence?: boolean;
}

const either = (...keys: readonly string[]): readonly KeyCombination[] => keys.map((key) => ({ keys: [key] }));
const together = (...keys: readonly string[]): KeyCombination => ({ keys });
const inTurn = (...keys: readonly string[]): readonly KeyCombination[] => [{ keys, isSequence: true }];

/** The list of shortcuts, in its order (design §12): any one of the combinations triggers the shortcut. */
export const LISTED_SHORTCUTS = {
  toggle: either('␣', 'K'),
  seek: either('←', '→'),
  neighbours: [together('⇧', '←'), together('⇧', '→')],
  tenths: either('0', '…', '9'),
  volume: either('↑', '↓'),
  mute: either('M'),
  like: either('L'),
  shuffle: either('S'),
  loop: either('R'),
  queue: either('Q'),
  lyrics: either('Y'),
  video: either('V'),
  fullScreen: either('F'),
  search: [...either('/'), together('Ctrl', 'K')],
  goHome: inTurn('G', 'H'),
  goExplore: inTurn('G', 'E'),
  goShorts: inTurn('G', 'S'),
  goLibrary: inTurn('G', 'L'),
  pin: either('['),
  theme: either('T'),
  close: either('Esc'),
  help: either('?'),
} as const satisfies Readonly<Record<string, readonly KeyCombination[]>>;

/** The keys of the feed of short videos, which have priority over the player's keys there. */
export const LISTED_FEED_KEYS = {
  next: either('↓', 'J', 'PgDn'),
  previous: either('↑', 'K', 'PgUp'),
  first: either('Home'),
  toggle: either('␣'),
  mute: either('M'),
  like: either('L'),
  save: either('S'),
  comments: either('C'),
  fullScreen: either('F'),
} as const satisfies Readonly<Record<string, readonly KeyCombination[]>>;

/** What a listed key needs of the backend; the other keys need nothing. */
export const LISTED_NEEDS: Partial<Record<ListedShortcut | ListedFeedKey, Capability>> = {
  like: 'likes',
  lyrics: 'lyrics',
  goShorts: 'shorts',
  goLibrary: 'library',
  comments: 'comments',
};

export type ListedFeedKey = keyof typeof LISTED_FEED_KEYS;
export type ListedShortcut = keyof typeof LISTED_SHORTCUTS;
