import { foldText } from '../../../contract/kernel/fold-text';

/** How many searches are stored. */
export const RECENT_SEARCHES_LIMIT = 20;

/**
 * Adds a search first as it was typed, without blanks at its ends; an earlier one with the same folded text is removed, and so
 * are the oldest beyond the limit. An empty search is not added.
 */
export function addRecentSearch(recent: readonly string[], q: string): readonly string[] {
  const text = q.trim();
  if (text === '') return recent;
  const others = recent.filter((other) => foldText(other) !== foldText(text));
  return [text, ...others].slice(0, RECENT_SEARCHES_LIMIT);
}
