import { setTimeout as wait } from 'node:timers/promises';
import { LostPage } from './lost-page';

const LOOK_EVERY_MS = 50;

/** The result of one look, or why there is none yet. */
export type Look<T> = { readonly found: T } | { readonly missing: string };

/** Looks until it is found; fails with the last reason why it was missing. */
export async function lookUntil<T>(what: string, limitMs: number, look: () => Promise<Look<T>>): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const seen = await look().catch((error: unknown): Look<T> => {
      if (error instanceof LostPage) return { missing: error.message };
      throw error;
    });
    if ('found' in seen) return seen.found;
    if (limitMs > 0 && performance.now() > deadline)
      throw new Error(`${what}: Timeout ${limitMs}ms exceeded: ${seen.missing}`);
    await wait(LOOK_EVERY_MS);
  }
}
