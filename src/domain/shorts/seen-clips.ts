import { LIMITS } from '../../../contract/kernel/limits';

/** What this browser has seen, the last one first: each once, no more than are told to a backend. */
export const addSeen = (seen: readonly string[], clipId: string): readonly string[] =>
  [clipId, ...seen.filter((id) => id !== clipId)].slice(0, LIMITS.seenShortsMax);

/** What was kept as seen, whatever became of it: what is no id is left out. */
export const readSeen = (kept: unknown): readonly string[] =>
  Array.isArray(kept)
    ? kept.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, LIMITS.seenShortsMax)
    : [];
