import { PageViewCounting } from '../../../src/application/page-views/page-view-counting';
import type { Consent } from '../../../src/domain/page-views/consent';
import { MemoryPageViews } from '../../support/backends/memory/memory-page-views';
import { MemoryStore } from '../../support/fakes/memory-store';

function setUp(kept: Readonly<Record<string, string>> = {}) {
  const one = new MemoryPageViews();
  const other = new MemoryPageViews();
  const store = new MemoryStore(kept);
  const browser = { isRefusing: false };
  const counting = new PageViewCounting([one, other], store, { refuses: () => browser.isRefusing });
  const seen: Consent[] = [];
  counting.changes.subscribe((consent) => seen.push(consent));
  return { counting, one, other, store, browser, seen };
}

describe('counting page views', () => {
  it('reports one page view to every counter for each change of the path', () => {
    const { counting, one, other } = setUp({ pageViews: 'yes' });
    for (const path of ['/', '/search', '/search?q=a', '/search?q=b', '/', '/']) counting.open(path);
    expect(one.paths).toEqual(['/', '/search', '/']);
    expect(other.paths).toEqual(one.paths);
  });

  it('reports nothing before the listener agrees, then the page of the agreement, and no earlier page', () => {
    const { counting, one, seen } = setUp();
    counting.open('/');
    counting.open('/search');
    expect(one.told).toEqual([]);
    counting.answer(true);
    expect(one.paths).toEqual(['/search']);
    counting.answer(true);
    counting.open('/search');
    counting.open('/library');
    expect(one.paths).toEqual(['/search', '/library']);
    expect(seen).toEqual(['unasked', 'granted']);
  });

  it('saves the answer of the listener', () => {
    const { counting, store } = setUp();
    counting.answer(false);
    expect(counting.consent).toBe('denied');
    expect(new PageViewCounting([], store, { refuses: () => false }).consent).toBe('denied');
  });

  it('stops every counter as soon as the listener withdraws consent', () => {
    const { counting, one, other } = setUp({ pageViews: 'yes' });
    counting.open('/');
    counting.answer(false);
    counting.open('/search');
    expect(one.paths).toEqual(['/']);
    expect([one.stops, other.stops]).toEqual([1, 1]);
  });

  it('applies with the next page a choice made meanwhile in another tab or in the browser', () => {
    const { counting, one, store, browser, seen } = setUp({ pageViews: 'yes' });
    store.write('pageViews', 'no');
    counting.open('/');
    store.write('pageViews', 'yes');
    counting.open('/search');
    browser.isRefusing = true;
    counting.open('/library');
    counting.answer(true);
    expect(one.paths).toEqual(['/search']);
    expect(seen).toEqual(['granted', 'denied', 'granted', 'refused']);
  });
});
