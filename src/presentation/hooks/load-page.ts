import type { MessageSets } from '../i18n/messages';
import { isChunkFailure, needMessages } from '../i18n/start-i18n';

/** Milliseconds to wait before the second and the third try. */
const PAUSES = [400, 1500];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** After a failure it tries twice more (security §7); the third failure is the caller's. */
async function retried<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await load();
    } catch {
      // Most failures are the network's; a bug fails again, and the last try shows it.
      await pause(wait);
    }
  }
  return load();
}

/**
 * A caller that cannot load tries again later or shows a page that says so. Neither would show a bug, so a bug is also reported
 * like an error that nobody catches.
 */
function reportBug(error: unknown): void {
  if (!isChunkFailure(error)) reportError(error);
}

/** Loads the code of a page or of a part together with the messages that it shows; each is requested up to three times. */
export async function loadPage<T>(load: () => Promise<T>, ...messages: readonly (keyof MessageSets)[]): Promise<T> {
  const both = Promise.all([retried(load), messages.length > 0 && retried(() => needMessages(...messages))]);
  both.catch(reportBug);
  return (await both)[0];
}
