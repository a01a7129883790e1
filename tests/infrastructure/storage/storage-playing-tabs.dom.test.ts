import type { TabNews } from '../../../src/application/ports/playing-tabs.port';
import { StoragePlayingTabs } from '../../../src/infrastructure/storage/storage-playing-tabs';

const change = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

describe('StoragePlayingTabs', () => {
  it('leaves nothing behind in the storage', () => {
    new StoragePlayingTabs(window).tell({ kind: 'asks' });
    expect(localStorage).toHaveLength(0);
  });

  it('says nothing where the storage is blocked', () => {
    const blocked = {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as unknown as Window;
    expect(() => new StoragePlayingTabs(blocked).tell({ kind: 'asks' })).not.toThrow();
  });

  it('hears what another tab wrote, and nothing else', () => {
    const heard: TabNews[] = [];
    new StoragePlayingTabs(window).news.subscribe((news) => heard.push(news));
    const claim = { order: 3, tab: 'b' };
    change({ key: 'theme', newValue: '{"kind":"asks"}' });
    change({ key: 'playingNews', newValue: null });
    change({ key: 'playingNews', newValue: '{' });
    change({ key: 'playingNews', newValue: '{"kind":"hums"}' });
    change({ key: 'playingNews', newValue: JSON.stringify({ kind: 'plays', claim }) });
    expect(heard).toEqual([{ kind: 'plays', claim }]);
  });
});
