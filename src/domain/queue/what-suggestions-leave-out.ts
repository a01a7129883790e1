import type { Suggestion } from '../catalogue/suggestion';
import type { Queue } from './queue';

/** The most ids that fit into an address. */
const MOST = 150;

/**
 * The ids that more suggestions leave out (specification §3, exclude_ids): those suggested already, then the queue's, the
 * nearest to its end first; 150 at most, each once.
 */
export function whatSuggestionsLeaveOut({ entries }: Queue, suggestions: readonly Suggestion[]): readonly string[] {
  const queued = entries.slice(-MOST).map(({ song }) => song.id);
  const ids = [...suggestions.map(({ id }) => id), ...queued.toReversed()];
  return [...new Set(ids)].slice(0, MOST);
}
