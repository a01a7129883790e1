import type { LocalTraces } from '../../application/ports/local-traces.port';

/** How the product speaks and looks says nothing of anybody. */
const STAYS: ReadonlySet<string> = new Set(['i18nextLng', 'theme']);

function clear(storage: () => Storage): void {
  try {
    const kept = storage();
    Array.from({ length: kept.length }, (_, index) => kept.key(index)).forEach((key) => {
      if (key !== null && !STAYS.has(key)) kept.removeItem(key);
    });
  } catch {
    // Blocked storage keeps nothing.
  }
}

function clearTexts(): void {
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** A database that is still open goes as soon as the page does. */
async function dropDatabases(): Promise<void> {
  const known = await indexedDB.databases();
  known.forEach(({ name }) => name !== undefined && indexedDB.deleteDatabase(name));
}

/** What this browser keeps, by its own storages. */
export class BrowserLocalTraces implements LocalTraces {
  /** `beginAnew` leaves the page: what code still remembers goes with it. */
  constructor(private readonly beginAnew: () => void) {}

  purge(): void {
    clearTexts();
    // Whatever writes a last note while the page goes writes it before this.
    window.addEventListener('pagehide', clearTexts);
    void dropDatabases()
      .catch(() => undefined)
      .finally(this.beginAnew);
  }
}
