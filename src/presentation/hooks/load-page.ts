/** Milliseconds to wait before the second and the third try. */
const PAUSES = [400, 1500];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads a page's code; after a failure it tries twice more (security §7), then rethrows the error. */
export async function loadPage<T>(load: () => Promise<T>, [wait, ...rest]: readonly number[] = PAUSES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (wait === undefined) throw error;
    await pause(wait);
    return loadPage(load, rest);
  }
}

/** Whether an error is the one webpack throws when a page's code cannot be loaded (specification §8). */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
