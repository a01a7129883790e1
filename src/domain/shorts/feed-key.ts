/** The action of a key in the feed. */
export type FeedIntent =
  | 'next'
  | 'previous'
  | 'first'
  | 'toggle'
  | 'mute'
  | 'like'
  | 'save'
  | 'comments'
  | 'full-screen';

/** The keys of the feed (design §12). They take priority over those of the player. */
const KEYS = new Map<string, FeedIntent>([
  ['arrowdown', 'next'],
  ['j', 'next'],
  ['pagedown', 'next'],
  ['arrowup', 'previous'],
  ['k', 'previous'],
  ['pageup', 'previous'],
  ['home', 'first'],
  [' ', 'toggle'],
  ['m', 'mute'],
  ['l', 'like'],
  ['s', 'save'],
  ['c', 'comments'],
  ['f', 'full-screen'],
]);

/** These keys repeat while they are held down. */
const REPEATABLE: readonly FeedIntent[] = ['next', 'previous'];

/** The action of a pressed key, in upper or lower case; null: not a key of the feed. A held key repeats only to move. */
export function readFeedKey(key: string, isRepeat: boolean): FeedIntent | null {
  const intent = KEYS.get(key.toLowerCase()) ?? null;
  return intent === null || (isRepeat && !REPEATABLE.includes(intent)) ? null : intent;
}

/** Where moving from `current` leads: never past an end of the feed. */
export function placeAfterMove(intent: 'next' | 'previous' | 'first', current: number, count: number): number {
  if (intent === 'first') return 0;
  return Math.min(Math.max(current + (intent === 'next' ? 1 : -1), 0), Math.max(count - 1, 0));
}
