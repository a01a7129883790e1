import { StoredPlayHistory } from '../../src/infrastructure/storage/stored-play-history';
import { StoredTokens } from '../../src/infrastructure/storage/stored-tokens';
import { MemoryStore } from '../support/fakes/memory-store';
import { describePlayHistory } from './play-history.contract';
import { describeTokenStore } from './token-store.contract';

describeTokenStore('the browser storage', () => {
  const storage = new MemoryStore();
  return { store: new StoredTokens(storage), reload: () => new StoredTokens(storage) };
});

describePlayHistory('the browser storage', () => {
  const storage = new MemoryStore();
  return { history: new StoredPlayHistory(storage), reload: () => new StoredPlayHistory(storage) };
});
