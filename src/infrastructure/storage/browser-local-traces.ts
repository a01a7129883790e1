import type { LocalUserData } from '../../application/ports/local-user-data.port';

/** The language and theme of the product reveal nothing about a person. */
const STAYS: ReadonlySet<string> = new Set(['i18nextLng', 'theme']);

function clear(storage: () => Storage): void {
  try {
    const stored = storage();
    Array.from({ length: stored.length }, (_, index) => stored.key(index)).forEach((key) => {
      if (key !== null && !STAYS.has(key)) stored.removeItem(key);
    });
  } catch {
    // Blocked storage stores nothing.
  }
}

function clearTexts(): void {
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** A database that is still open is deleted as soon as the page is closed. */
async function dropDatabases(): Promise<void> {
  const known = await indexedDB.databases();
  known.forEach(({ name }) => name !== undefined && indexedDB.deleteDatabase(name));
}

/** The data that this browser stores, in its own storages. */
export class BrowserLocalTraces implements LocalUserData {
  /** `beginAnew` leaves the page, which also discards the data in memory. */
  constructor(private readonly beginAnew: () => void) {}

  purge(): void {
    clearTexts();
    // Handlers that write a last entry while the page closes run before this one.
    window.addEventListener('pagehide', clearTexts);
    // What the browser does not let us list or remove stays; the page begins anew all the same.
    void dropDatabases()
      .catch(() => undefined)
      .finally(this.beginAnew);
  }
}
