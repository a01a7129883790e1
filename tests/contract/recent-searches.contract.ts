import { RECENT_SEARCHES_LIMIT } from '../../src/domain/search/add-recent-search';
import type { RecentSearches } from '../../src/domain/search/recent-searches.port';

interface Kept {
  readonly searches: RecentSearches;
  /** What the next session finds. */
  readonly reload: () => RecentSearches;
}

/** Contract tests of `RecentSearches`. `make` returns an empty one, and what the next session finds. */
export function describeRecentSearches(name: string, make: () => Kept): void {
  describe(`${name} as recent searches`, () => {
    it('is empty at first', () => {
      expect(make().searches.list()).toEqual([]);
    });

    it('returns the newest search first, also after a reload', () => {
      const { searches, reload } = make();
      searches.add('hạ vy');
      searches.add('sóng');
      expect([searches.list(), reload().list()]).toEqual([
        ['sóng', 'hạ vy'],
        ['sóng', 'hạ vy'],
      ]);
    });

    it('stores a text once, regardless of accents and case', () => {
      const { searches } = make();
      ['Sóng', 'mưa', 'song'].forEach((text) => searches.add(text));
      expect(searches.list()).toEqual(['song', 'mưa']);
    });

    it('removes one text or all texts, also after a reload', () => {
      const { searches, reload } = make();
      ['a', 'b', 'c'].forEach((text) => searches.add(text));
      searches.remove('b');
      expect(reload().list()).toEqual(['c', 'a']);
      searches.clear();
      expect([searches.list(), reload().list()]).toEqual([[], []]);
    });

    it('stores no more texts than its limit', () => {
      const { searches } = make();
      Array.from({ length: RECENT_SEARCHES_LIMIT + 3 }, (_, place) => searches.add(`bài ${place}`));
      expect(searches.list()).toHaveLength(RECENT_SEARCHES_LIMIT);
    });

    it('reports every change until the subscription ends', () => {
      const { searches } = make();
      const told: (readonly string[])[] = [];
      const listening = searches.changes.subscribe((texts) => told.push(texts));
      searches.add('sóng');
      expect(told.at(-1)).toEqual(['sóng']);
      const count = told.length;
      listening.unsubscribe();
      searches.add('mưa');
      expect(told).toHaveLength(count);
    });
  });
}
