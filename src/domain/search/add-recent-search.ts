import { foldText } from '../../../contract/kernel/fold-text';

/** How many searches are remembered. */
export const RECENT_SEARCHES_LIMIT = 20;

/**
 * Puts a search first as it was typed, without blanks at its ends; an earlier one that is the same folded goes; the oldest
 * beyond the limit are forgotten. An empty one is no search.
 */
export function addRecentSearch(recent: readonly string[], q: string): readonly string[] {
  const text = q.trim();
  if (text === '') return recent;
  const others = recent.filter((other) => foldText(other) !== foldText(text));
  return [text, ...others].slice(0, RECENT_SEARCHES_LIMIT);
}
