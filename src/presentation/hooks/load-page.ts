import type { MessageSets } from '../i18n/messages';
import { needMessages } from '../i18n/start-i18n';

/** Milliseconds to wait before the second and the third try. */
const PAUSES = [400, 1500];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** After a failure it tries twice more (security §7), then rethrows the error. */
async function retried<T>(load: () => Promise<T>, [wait, ...rest]: readonly number[] = PAUSES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (wait === undefined) throw error;
    await pause(wait);
    return retried(load, rest);
  }
}

/** Loads the code of a page or of a part together with the messages that it shows; each is requested up to three times. */
export async function loadPage<T>(load: () => Promise<T>, ...messages: readonly (keyof MessageSets)[]): Promise<T> {
  const [page] = await Promise.all([retried(load), messages.length > 0 && retried(() => needMessages(...messages))]);
  return page;
}

/** Whether an error is the one webpack throws when a page's code cannot be loaded (specification §8). */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
