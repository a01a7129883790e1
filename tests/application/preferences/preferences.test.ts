import { Preferences, type PreferenceState } from '../../../src/application/preferences/preferences';
import { MemoryStore } from '../../support/fakes/memory-store';

describe('Preferences', () => {
  it.each([
    [{}, { theme: 'light', pinned: true, shortcuts: true }],
    [
      { theme: 'dark', pinned: 'false', shortcuts: 'false' },
      { theme: 'dark', pinned: false, shortcuts: false },
    ],
    [
      { theme: 'neon', pinned: 'perhaps', shortcuts: '' },
      { theme: 'light', pinned: true, shortcuts: true },
    ],
  ])('stored as %j start as %j', (values: Record<string, string>, state) => {
    expect(new Preferences(new MemoryStore(values)).state).toEqual(state);
  });

  it('are published at once and at every change, and are saved', () => {
    const store = new MemoryStore();
    const preferences = new Preferences(store);
    const seen: PreferenceState[] = [];
    preferences.changes.subscribe((state) => seen.push(state));
    preferences.chooseTheme('dark');
    preferences.pin(false);
    preferences.enableShortcuts(false);
    expect(seen.map(({ theme, pinned, shortcuts }) => [theme, pinned, shortcuts])).toEqual([
      ['light', true, true],
      ['dark', true, true],
      ['dark', false, true],
      ['dark', false, false],
    ]);
    expect(new Preferences(store).state).toEqual({ theme: 'dark', pinned: false, shortcuts: false });
  });

  it('take the values of another tab when they are read again, and are published only if they differ', () => {
    const store = new MemoryStore();
    const preferences = new Preferences(store);
    const seen: string[] = [];
    preferences.changes.subscribe(({ theme }) => seen.push(theme));
    store.write('theme', 'dark');
    preferences.reread();
    preferences.reread();
    expect(seen).toEqual(['light', 'dark']);
  });
});
