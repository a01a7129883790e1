import type { TokenStore } from '../../src/domain/session/token-store.port';

const FIRST = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const SECOND = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const NONE = { accessToken: null, refreshToken: null };

/** What every token store promises. `make` gives an empty store, and the store as the page finds it after a reload. */
export function describeTokenStore(
  name: string,
  make: () => { readonly store: TokenStore; readonly reload: () => TokenStore },
): void {
  describe(`${name} as a token store`, () => {
    it('is empty at first', () => {
      expect(make().store.read()).toEqual(NONE);
    });

    it('keeps the pair across reloads', () => {
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

    it('forgets both tokens together, for good', () => {
      const { store, reload } = make();
      store.write(FIRST);
      store.clear();
      expect([store.read(), reload().read()]).toEqual([NONE, NONE]);
    });

    it('takes a new pair after it was cleared', () => {
      const { store } = make();
      store.clear();
      store.write(SECOND);
      expect(store.read()).toEqual(SECOND);
    });
  });
}
