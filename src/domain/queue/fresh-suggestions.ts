import type { Suggestion } from '../catalogue/suggestion';
import type { Queue } from './queue';

/** The suggestions that are not in the queue, heard or to come, in their order: what may follow its end. The song itself never is one. */
export function freshSuggestions({ entries }: Queue, suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const queued = new Set(entries.map(({ song }) => song.id));
  return suggestions.filter(({ id }) => !queued.has(id));
}
