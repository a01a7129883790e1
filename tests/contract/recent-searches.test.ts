import { NEVER } from 'rxjs';
import { StoredRecentSearches } from '../../src/infrastructure/storage/stored-recent-searches';
import { MemoryBrowserStorage } from '../support/fakes/memory-browser-storage';
import { MemoryRecentSearches } from '../support/fakes/memory-recent-searches';
import { MemoryStore } from '../support/fakes/memory-store';
import { describeRecentSearches } from './recent-searches.contract';

describeRecentSearches('the fake', () => {
  const searches = new MemoryRecentSearches();
  return { searches, reload: () => searches };
});

describeRecentSearches('the browser storage', () => {
  const storage = new MemoryStore();
  const open = () => new StoredRecentSearches(storage, NEVER);
  return { searches: open(), reload: open };
});

describe('recent searches in several tabs', () => {
  it('are the same in every tab', () => {
    const browser = new MemoryBrowserStorage();
    const [one, other] = [browser.openTab(), browser.openTab()].map(
      (tab) => new StoredRecentSearches(tab, tab.changedKeys),
    );
    one?.add('sóng');
    expect(other?.list()).toEqual(['sóng']);
  });

  it.each(['not json', '{"a":1}', '[1,2]'])('are empty when the storage contains %s', (kept) => {
    const searches = new StoredRecentSearches(new MemoryStore({ recentSearches: kept }), NEVER);
    expect(searches.list()).toEqual([]);
  });
});
