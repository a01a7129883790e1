import { Preferences } from '../../../src/application/preferences/preferences';
import { NoticesViewModel, type Notice } from '../../../src/presentation/view-models/notices.view-model';
import { ShellViewModel } from '../../../src/presentation/view-models/shell.view-model';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { MemoryStore } from '../../support/fakes/memory-store';
import { FakeLanguages } from '../../support/presentation/fake-languages';

function open(kept: Readonly<Record<string, string>> = {}) {
  const store = new MemoryStore(kept);
  const languages = new FakeLanguages();
  const connectivity = new FakeConnectivity();
  const notices = new NoticesViewModel();
  const shown: Notice[] = [];
  notices.shown.subscribe((notice) => shown.push(notice));
  const shell = new ShellViewModel(new Preferences(store), languages, connectivity, notices);
  return { shell, store, languages, connectivity, shown };
}

describe('the shell', () => {
  it('starts with the light theme, pinned and with shortcuts on', () => {
    const { shell } = open();

    expect(shell).toMatchObject({ theme: 'light', isPinned: true, areShortcutsOn: true, language: 'vi' });
    expect(shell).toMatchObject({ closeFooter: false, closeSearchHeader: true, isShortcutListOpen: false });
  });

  it('restores and stores theme, pin and shortcuts', () => {
    const { shell, store } = open({ theme: 'dark', pinned: 'false', shortcuts: 'false' });
    expect(shell).toMatchObject({ theme: 'dark', isPinned: false, areShortcutsOn: false });

    shell.toggleTheme();
    shell.togglePin();
    shell.enableShortcuts(true);

    expect(shell).toMatchObject({ theme: 'light', isPinned: true, areShortcutsOn: true });
    expect(Object.fromEntries(store.values)).toEqual({ theme: 'light', pinned: 'true', shortcuts: 'true' });
  });

  it('opens and closes the parts around the page', () => {
    const { shell } = open();

    shell.setCloseFooter(true);
    shell.setCloseSearchHeader(false);
    shell.showShortcutList(true);

    expect(shell).toMatchObject({ closeFooter: true, closeSearchHeader: false, isShortcutListOpen: true });
  });
});

describe('the language of the shell', () => {
  it('switches to the other language and back', async () => {
    const { shell } = open();

    await shell.toggleLanguage();
    expect(shell).toMatchObject({ language: 'en', otherLanguage: 'vi' });
    await shell.toggleLanguage();
    expect(shell).toMatchObject({ language: 'vi', otherLanguage: 'en' });
  });

  it('does not change, and an error is shown, when the messages cannot be loaded', async () => {
    const { shell, languages, shown } = open();
    languages.canChange = false;

    await shell.toggleLanguage();

    expect(shell.language).toBe('vi');
    expect(shown).toEqual([{ type: 'error', message: { kind: 'failure', failure: { kind: 'unavailable' } } }]);
  });
});

describe('losing the connection', () => {
  it('shows a notice until the connection is back', () => {
    const { shell, connectivity, shown } = open();
    expect(shell.isOnline).toBe(true);

    connectivity.set(false);
    expect(shell.isOnline).toBe(false);
    connectivity.set(true);
    expect(shell.isOnline).toBe(true);

    expect(shown).toEqual([
      { id: 'connection', type: 'loading', message: { kind: 'offline' } },
      { id: 'connection', type: 'success', message: { kind: 'online' } },
    ]);
  });

  it('has no effect on a disposed shell', async () => {
    const { shell, connectivity, languages, shown } = open();

    shell.dispose();
    connectivity.set(false);
    await languages.choose('en');

    expect(shown).toEqual([]);
    expect(shell.language).toBe('vi');
  });
});
