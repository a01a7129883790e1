import { BehaviorSubject } from 'rxjs';
import { DocumentSync } from '../../../src/application/documents/document-sync';
import { CHOSEN_KEY, SharedSettings } from '../../../src/application/documents/shared-settings';
import { DocumentShelf, MemoryDocuments } from '../../support/backends/memory/memory-documents';
import { MemoryStore } from '../../support/fakes/memory-store';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

/** A browser with a theme and a volume. */
function aBrowser(
  shelf: DocumentShelf,
  time: VirtualTime,
  store = new MemoryStore(),
  first = { theme: 'light', volume: 50 },
  isRestored = true,
) {
  const theme = new BehaviorSubject<unknown>(first.theme);
  const volume = new BehaviorSubject<unknown>(first.volume);
  const words = { areThere: Promise.resolve(true) };
  const setting = (name: string, subject: BehaviorSubject<unknown>) => ({
    name,
    changes: subject,
    value: () => subject.value,
    apply: async (value: unknown) => {
      if (await words.areThere) subject.next(value);
    },
  });
  const documents = new MemoryDocuments(shelf);
  const shared = new SharedSettings([setting('theme', theme), setting('volume', volume)], store, time, isRestored);
  const sync = new DocumentSync(shared, documents, time);
  shared.start(() => void sync.synchronise());
  sync.start(shelf.news);
  void sync.synchronise();
  return { theme, volume, words, documents, store, end: () => [sync.end(), shared.end()] };
}

describe('settings shared between the devices of a listener', () => {
  async function twoBrowsers() {
    const shelf = new DocumentShelf();
    const time = new VirtualTime();
    const one = aBrowser(shelf, time);
    const other = aBrowser(shelf, time);
    await settle();
    return { shelf, time, one, other };
  }

  it('are applied on the other device after they are chosen on one', async () => {
    const { one, other, time } = await twoBrowsers();
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    expect([other.theme.value, other.volume.value]).toEqual(['dark', 50]);
    await time.pass(10);
    other.theme.next('light');
    await settle();
    expect(one.theme.value).toBe('light');
  });

  it('are not written again by the device that applied them', async () => {
    const { one, other, time } = await twoBrowsers();
    await time.pass(10);
    one.volume.next(80);
    await settle();
    const writes = one.documents.writes + other.documents.writes;
    await time.pass(100_000);
    expect([one.documents.writes + other.documents.writes, other.volume.value]).toEqual([writes, 80]);
  });

  it('are merged field by field when both devices choose at the same time', async () => {
    const { one, other, time } = await twoBrowsers();
    await time.pass(10);
    one.theme.next('dark');
    other.volume.next(20);
    await time.pass(1_000);
    expect([one.theme.value, one.volume.value]).toEqual(['dark', 20]);
    expect([other.theme.value, other.volume.value]).toEqual(['dark', 20]);
  });

  it('chosen without a network are ordered by the time of the choice', async () => {
    const { one, other, time, shelf } = await twoBrowsers();
    one.documents.isOffline = true;
    await time.pass(10);
    one.theme.next('dark');
    one.volume.next(10);
    await time.pass(10);
    other.volume.next(90);
    await settle();
    one.documents.isOffline = false;
    shelf.news.next({ kind: 'missed' });
    await settle();
    expect([other.theme.value, other.volume.value, one.volume.value]).toEqual(['dark', 90, 90]);
  });

  it('are sent again automatically after a failure', async () => {
    const { one, other, time } = await twoBrowsers();
    one.documents.isOffline = true;
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    one.documents.isOffline = false;
    await time.pass(31_000);
    expect(other.theme.value).toBe('dark');
  });

  it('of an account override those of a browser in which nothing was chosen', async () => {
    const { one, time, shelf } = await twoBrowsers();
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    const fresh = aBrowser(shelf, time);
    await settle();
    expect(fresh.theme.value).toBe('dark');
  });

  it('are saved with their time across a reload, and include choices made elsewhere meanwhile', async () => {
    const { one, other, time, shelf } = await twoBrowsers();
    await time.pass(10);
    one.end();
    await time.pass(10);
    other.volume.next(30);
    await time.pass(10);
    const again = aBrowser(shelf, time, one.store, { theme: 'dark', volume: 50 });
    await settle();
    expect([again.theme.value, again.volume.value, other.theme.value]).toEqual(['dark', 30, 'dark']);
    expect(one.store.read(CHOSEN_KEY)).toContain('dark');
  });

  /** A tab of a listener who signed in in another tab, where the account is already known. */
  async function secondTab(shelf: DocumentShelf, time: VirtualTime, store: MemoryStore) {
    const tab = aBrowser(shelf, time, store, { theme: 'light', volume: 20 }, false);
    await settle();
    return tab;
  }

  it('of an account are not overwritten by a second tab that has not applied them yet', async () => {
    const { one, shelf, time } = await twoBrowsers();
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    const store = new MemoryStore();
    const first = aBrowser(shelf, time, store, { theme: 'light', volume: 20 }, false);
    await settle();
    await time.pass(10);
    const second = await secondTab(shelf, time, store);
    for (const tab of [first, second, one]) expect([tab.theme.value, tab.volume.value]).toEqual(['dark', 50]);
  });

  it('of a new account are those of the device that created it, whatever a second device showed before', async () => {
    const shelf = new DocumentShelf();
    const time = new VirtualTime();
    const one = aBrowser(shelf, time, new MemoryStore(), { theme: 'dark', volume: 70 }, false);
    await settle();
    await time.pass(10);
    const other = aBrowser(shelf, time, new MemoryStore(), { theme: 'light', volume: 20 }, false);
    await settle();
    for (const { theme, volume } of [one, other]) expect([theme.value, volume.value]).toEqual(['dark', 70]);
  });

  it('that cannot be applied now do not count as a choice, and are applied at the next update', async () => {
    const { one, other, shelf, time } = await twoBrowsers();
    other.words.areThere = Promise.resolve(false);
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    await time.pass(10);
    other.volume.next(90);
    await settle();
    expect([one.theme.value, other.theme.value]).toEqual(['dark', 'light']);
    other.words.areThere = Promise.resolve(true);
    shelf.news.next({ kind: 'missed' });
    await settle();
    expect(other.theme.value).toBe('dark');
  });

  it('chosen here while a choice of another device is being applied count as the later choice', async () => {
    const { one, other, time } = await twoBrowsers();
    let arrive: (areThere: boolean) => void = () => undefined;
    other.words.areThere = new Promise((resolve) => (arrive = resolve));
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    await time.pass(10);
    other.volume.next(5);
    arrive(true);
    await time.pass(1_000);
    for (const { theme, volume } of [one, other]) expect([theme.value, volume.value]).toEqual(['dark', 5]);
  });

  it('that are being applied when the listener signs out are neither applied nor saved', async () => {
    const { one, other, shelf, time } = await twoBrowsers();
    let arrive: (areThere: boolean) => void = () => undefined;
    other.words.areThere = new Promise((resolve) => (arrive = resolve));
    await time.pass(10);
    shelf.write(
      'settings',
      JSON.stringify({ theme: { value: 'dark', at: time.now() }, volume: { value: 9, at: time.now() } }),
    );
    await settle();
    other.end();
    other.store.remove(CHOSEN_KEY);
    arrive(true);
    await settle();
    expect([other.volume.value, other.store.read(CHOSEN_KEY)]).toEqual([50, null]);
    expect(one.volume.value).toBe(9);
  });

  it('saved by another tab are applied with the time at which that tab chose them', async () => {
    const { one, shelf, time } = await twoBrowsers();
    const store = new MemoryStore();
    const tab = aBrowser(shelf, time, store);
    const twin = aBrowser(shelf, time, store);
    await settle();
    await time.pass(10);
    tab.documents.isOffline = true;
    twin.documents.isOffline = true;
    tab.theme.next('dark');
    await time.pass(10);
    one.theme.next('light');
    one.theme.next('blue');
    await time.pass(10);
    // The browser reports to the twin what the tab has stored.
    twin.theme.next('dark');
    tab.documents.isOffline = false;
    twin.documents.isOffline = false;
    shelf.news.next({ kind: 'missed' });
    await time.pass(31_000);
    for (const { theme } of [one, tab, twin]) expect(theme.value).toBe('blue');
  });

  it('of a later version are preserved for clients that support them', async () => {
    const { one, shelf, time } = await twoBrowsers();
    shelf.write(
      'settings',
      JSON.stringify({ ...JSON.parse(shelf.read('settings').body ?? '{}'), glow: { value: 7, at: 1 } }),
    );
    await settle();
    await time.pass(10);
    one.theme.next('dark');
    await settle();
    expect(JSON.parse(shelf.read('settings').body ?? '{}')).toMatchObject({
      glow: { value: 7, at: 1 },
      theme: { value: 'dark' },
    });
  });
});
