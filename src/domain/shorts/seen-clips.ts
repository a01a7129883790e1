import { LIMITS } from '../../../contract/kernel/limits';

/** The clips seen in this browser, the last seen first: each once, and no more than are sent to a backend. */
export const addSeen = (seen: readonly string[], clipId: string): readonly string[] =>
  [clipId, ...seen.filter((id) => id !== clipId)].slice(0, LIMITS.seenShortsMax);

/** The stored list of seen clips, whatever happened to it: values that are not ids are left out. */
export const readSeen = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, LIMITS.seenShortsMax)
    : [];
