import { Subject } from 'rxjs';
import { StoredTokens } from '../../../src/infrastructure/storage/stored-tokens';
import { MemoryStore } from '../../support/fakes/memory-store';

describe('the tokens in storage', () => {
  it('are under the specified keys, and are removed when they are cleared', () => {
    const store = new MemoryStore();
    const tokens = new StoredTokens(store, new Subject<string | null>());
    tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
    expect(Object.fromEntries(store.values)).toEqual({ accessToken: 'a1', refresh_token: 'r1' });
    tokens.clear();
    expect(store.values.size).toBe(0);
  });
});
