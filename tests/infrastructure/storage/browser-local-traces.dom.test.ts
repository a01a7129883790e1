import { BrowserLocalTraces } from '../../../src/infrastructure/storage/browser-local-traces';

/** A browser with databases; the code reads only their names. */
function withDatabases(names: readonly string[]): string[] {
  const dropped: string[] = [];
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  const deleteDatabase = (name: string) => void dropped.push(name);
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { databases, deleteDatabase } });
  return dropped;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('BrowserLocalTraces', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    Object.entries({ accessToken: 'a', playHistory: '[]', theme: 'dark', i18nextLng: 'vi' }).forEach(([key, text]) =>
      localStorage.setItem(key, text),
    );
    sessionStorage.setItem('scrollPlaces', '{}');
  });

  it('removes all stored data except language and theme, and then restarts the app', async () => {
    const dropped = withDatabases(['song', 'queue']);
    let begun = 0;
    new BrowserLocalTraces(() => void (begun += 1)).purge();
    expect(Object.keys(localStorage).sort()).toEqual(['i18nextLng', 'theme']);
    expect(sessionStorage).toHaveLength(0);
    await settled();
    expect([dropped, begun]).toEqual([['song', 'queue'], 1]);
  });

  it('removes also what is written while the page closes', async () => {
    withDatabases([]);
    new BrowserLocalTraces(() => undefined).purge();
    await settled();
    localStorage.setItem('songQueue', '[]');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('songQueue')).toBeNull();
  });

  it('restarts the app also where the browser has no databases', async () => {
    Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
    let begun = 0;
    new BrowserLocalTraces(() => void (begun += 1)).purge();
    await settled();
    expect(begun).toBe(1);
  });
});
