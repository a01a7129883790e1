import { StoredPlayHistory } from '../../src/infrastructure/storage/stored-play-history';
import { StoredTokens } from '../../src/infrastructure/storage/stored-tokens';
import { MemoryBrowserStorage } from '../support/fakes/memory-browser-storage';
import { MemoryStore } from '../support/fakes/memory-store';
import { describePlayHistory } from './play-history.contract';
import { describeTokenStore } from './token-store.contract';

describeTokenStore('the browser storage', () => {
  const browser = new MemoryBrowserStorage();
  const open = () => {
    const tab = browser.openTab();
    return new StoredTokens(tab, tab.changedKeys);
  };
  return { store: open(), reload: open, otherTab: open() };
});

describePlayHistory('the browser storage', () => {
  const storage = new MemoryStore();
  return { history: new StoredPlayHistory(storage), reload: () => new StoredPlayHistory(storage) };
});
