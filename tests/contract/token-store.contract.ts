import type { TokenStore } from '../../src/domain/session/token-store.port';

const FIRST = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const SECOND = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const NONE = { accessToken: null, refreshToken: null };

/** An empty store, the store as the page finds it after a reload, and as another tab of the same browser sees it. */
export interface TokenStoreWorld {
  readonly store: TokenStore;
  readonly reload: () => TokenStore;
  readonly otherTab: TokenStore;
}

/** Contract tests of `TokenStore`. */
export function describeTokenStore(name: string, make: () => TokenStoreWorld): void {
  describe(`${name} as a token store`, () => {
    it('is empty at first', () => {
      expect(make().store.read()).toEqual(NONE);
    });

    it('stores the pair across reloads', () => {
      const { store, reload } = make();
      store.write(FIRST);
      expect([store.read(), reload().read()]).toEqual([FIRST, FIRST]);
    });

    it('replaces the pair by a newer one', () => {
      const { store, reload } = make();
      store.write(FIRST);
      store.write(SECOND);
      expect([store.read(), reload().read()]).toEqual([SECOND, SECOND]);
    });

    it('removes both tokens together, also for a reloaded page', () => {
      const { store, reload } = make();
      store.write(FIRST);
      store.clear();
      expect([store.read(), reload().read()]).toEqual([NONE, NONE]);
    });

    it('notifies the other tabs of a change, and shows them the new tokens', () => {
      const { store, otherTab } = make();
      const seen: unknown[] = [];
      otherTab.changedElsewhere.subscribe(() => seen.push(otherTab.read()));
      store.write(FIRST);
      store.clear();
      expect(seen).toContainEqual(FIRST);
      expect(seen.at(-1)).toEqual(NONE);
    });

    it('does not notify a tab of its own changes', () => {
      const { store } = make();
      const tell = jest.fn();
      store.changedElsewhere.subscribe(tell);
      store.write(FIRST);
      store.clear();
      expect(tell).not.toHaveBeenCalled();
    });

    it('stores how a session ended, across reloads and for the other tabs, which are notified', () => {
      const { store, reload, otherTab } = make();
      const tell = jest.fn();
      otherTab.changedElsewhere.subscribe(tell);
      const before = store.lastEnd();
      store.markEnd({ ending: 'over', trace: 'abc' });
      store.markEnd({ ending: 'left', trace: '' });
      store.clear();
      const mark = { ending: 'left', trace: '' };
      expect([before, store.lastEnd(), reload().lastEnd(), otherTab.lastEnd()]).toEqual([null, mark, mark, mark]);
      expect(tell).toHaveBeenCalled();
    });

    it('accepts a new pair after it was cleared', () => {
      const { store } = make();
      store.clear();
      store.write(SECOND);
      expect(store.read()).toEqual(SECOND);
    });
  });
}
