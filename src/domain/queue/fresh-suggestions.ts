import type { Suggestion } from '../catalogue/suggestion';
import type { Queue } from './queue';

/**
 * The suggestions, in their order, whose songs are nowhere in the queue, played or upcoming: candidates to follow its end. The
 * song itself is never one.
 */
export function freshSuggestions({ entries }: Queue, suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const queued = new Set(entries.map(({ song }) => song.id));
  return suggestions.filter(({ id }) => !queued.has(id));
}
