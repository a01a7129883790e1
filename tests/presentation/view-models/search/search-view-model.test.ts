import type { SearchResults } from '../../../../src/domain/search/search.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { SearchViewModel } from '../../../../src/presentation/view-models/search/search.view-model';
import { songs } from '../../../support/builders/a-song';
import { MemorySearch } from '../../../support/backends/memory/memory-search';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

const found = (q: string, page: number, totalCount: number | null, ...ids: readonly string[]): SearchResults => ({
  q,
  readAs: null,
  best: null,
  groups: [
    {
      kind: 'song',
      items: songs(...ids).map((song) => ({ type: 'song', song })),
      totalCount,
      hasMore: totalCount === null || (page - 1) * 2 + ids.length < totalCount,
    },
  ],
  page,
  pageSize: 2,
});

function open() {
  const search = new MemorySearch();
  search.results.set('song song 1', found('song', 1, 3, 'a', 'b'));
  search.results.set('song song 2', found('song', 2, 3, 'c'));
  search.results.set('song all 1', found('song', 1, 9, 'a'));
  search.results.set('unknown song 1', found('unknown', 1, null, 'a', 'b'));
  search.results.set('mưa all 1', found('mưa', 1, 1, 'm'));
  const time = new VirtualTime();
  const viewModel = new SearchViewModel(search, time);
  const shownFor = (): string | null => (viewModel.results.kind === 'ready' ? viewModel.results.value.q : null);
  const ids = (): readonly string[] =>
    viewModel.results.kind === 'ready'
      ? viewModel.results.value.groups.flatMap(({ items }) =>
          items.flatMap((hit) => (hit.type === 'song' ? [hit.song.id] : [])),
        )
      : [];
  return { search, time, viewModel, shownFor, ids };
}

describe('the results for a text', () => {
  it('are requested and shown', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'all');
    expect(viewModel.results.kind).toBe('loading');
    await settle();
    expect([ids(), search.asked]).toEqual([['a'], ['song all 1']]);
  });

  it('are absent for an empty text, and nothing is requested', () => {
    const { viewModel, search } = open();
    viewModel.look('', 'all');
    expect([viewModel.results.kind, search.asked]).toEqual(['idle', []]);
  });

  it('never belong to an older text: its request is cancelled', async () => {
    const { viewModel, search, shownFor } = open();
    search.isHeld = true;
    viewModel.look('song', 'all');
    viewModel.look('mưa', 'all');
    search.release('song all 1');
    expect([viewModel.results.kind, search.cancelled]).toEqual(['loading', ['song all 1']]);
    search.release('mưa all 1');
    expect(shownFor()).toBe('mưa');
  });

  it('stay for 150 ms while the next results load, so that the page does not flicker', async () => {
    const { viewModel, search, time, shownFor } = open();
    viewModel.look('song', 'all');
    await settle();
    search.isHeld = true;
    viewModel.look('mưa', 'all');
    await time.pass(149);
    expect([shownFor(), viewModel.isAsking]).toEqual(['song', true]);
    await time.pass(1);
    expect(viewModel.results.kind).toBe('loading');
    search.release('mưa all 1');
    expect([shownFor(), viewModel.isAsking]).toEqual(['mưa', false]);
  });

  it('are shown again without a request for the same text, also after the page was left', async () => {
    const { viewModel, search } = open();
    viewModel.look('song', 'all');
    await settle();
    viewModel.dispose();
    viewModel.look('song', 'all');
    expect([viewModel.results.kind, search.asked]).toEqual(['ready', ['song all 1']]);
  });

  it('that did not arrive before the page was left are requested again', async () => {
    const { viewModel, search, shownFor } = open();
    search.isHeld = true;
    viewModel.look('song', 'all');
    viewModel.dispose();
    viewModel.look('song', 'all');
    search.release('song all 1');
    expect([shownFor(), search.asked]).toEqual(['song', ['song all 1', 'song all 1']]);
  });

  it('are requested again when the page was left while they loaded and older results were still shown', async () => {
    const { viewModel, search, shownFor } = open();
    viewModel.look('song', 'all');
    await settle();
    search.isHeld = true;
    viewModel.look('mưa', 'all');
    viewModel.dispose();
    viewModel.look('mưa', 'all');
    search.release('mưa all 1');
    expect([shownFor(), search.asked]).toEqual(['mưa', ['song all 1', 'mưa all 1', 'mưa all 1']]);
  });

  it('that could not be loaded are requested again on a retry', async () => {
    const { viewModel, search, shownFor } = open();
    search.failure = { kind: 'timeout' };
    viewModel.look('song', 'all');
    await settle();
    expect(viewModel.results).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
    search.failure = null;
    viewModel.retry();
    await settle();
    expect(shownFor()).toBe('song');
  });
});

describe('the results of one kind', () => {
  it('continue with the next page until all are loaded', async () => {
    const { viewModel, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    expect(viewModel.hasMore).toBe(true);
    viewModel.loadMore();
    expect(viewModel.isLoadingMore).toBe(true);
    await settle();
    expect([ids(), viewModel.hasMore, viewModel.isLoadingMore]).toEqual([['a', 'b', 'c'], false, false]);
  });

  it('continue while the backend says so, although it does not count them', async () => {
    const { viewModel, search } = open();
    viewModel.look('unknown', 'song');
    await settle();
    expect(viewModel.hasMore).toBe(true);
    viewModel.loadMore();
    await settle();
    expect([viewModel.hasMore, search.asked.at(-1)]).toEqual([false, 'unknown song 2']);
  });

  it('are requested once per page', async () => {
    const { viewModel, search } = open();
    viewModel.look('song', 'song');
    await settle();
    viewModel.loadMore();
    viewModel.loadMore();
    await settle();
    viewModel.loadMore();
    expect(search.asked).toEqual(['song song 1', 'song song 2']);
  });

  it('stay when the next page cannot be loaded, and the next page can be requested again', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    search.failure = { kind: 'offline' };
    viewModel.loadMore();
    await settle();
    expect([ids(), viewModel.hasMoreFailed, viewModel.isLoadingMore]).toEqual([['a', 'b'], true, false]);
    search.failure = null;
    viewModel.loadMore();
    await settle();
    expect([ids(), viewModel.hasMoreFailed]).toEqual([['a', 'b', 'c'], false]);
  });

  it('stop loading the next page when another text is searched', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    search.isHeld = true;
    viewModel.loadMore();
    viewModel.look('mưa', 'all');
    search.release('song song 2');
    search.release('mưa all 1');
    expect([ids(), viewModel.isLoadingMore, search.cancelled]).toEqual([['m'], false, ['song song 2']]);
  });

  it('have a next page only after a kind is chosen, not in the overview of all kinds', async () => {
    const { viewModel } = open();
    viewModel.look('song', 'all');
    await settle();
    expect(viewModel.hasMore).toBe(false);
  });
});

describe('the results that are refreshed', () => {
  const looksAtTwoPages = async () => {
    const opened = open();
    opened.viewModel.look('song', 'song');
    await settle();
    opened.viewModel.loadMore();
    await settle();
    return opened;
  };

  it('are as many as before, and replace the old results once all have arrived', async () => {
    const { viewModel, search, time, ids } = await looksAtTwoPages();
    search.results.set('song song 1', found('song', 1, 3, 'x', 'y'));
    search.results.set('song song 2', found('song', 2, 3, 'z'));
    search.isHeld = true;
    viewModel.refresh();
    await time.pass(1_000);
    expect(ids()).toEqual(['a', 'b', 'c']);
    search.release('song song 1');
    expect(ids()).toEqual(['a', 'b', 'c']);
    search.release('song song 2');
    expect(ids()).toEqual(['x', 'y', 'z']);
  });

  it.each<[GatewayFailure, readonly string[]]>([
    [{ kind: 'unavailable' }, ['a', 'b', 'c']],
    [{ kind: 'forbidden' }, []],
  ])('stay after a failed refresh only when the failure may pass: %j', async (failure, left) => {
    const { viewModel, search, ids } = await looksAtTwoPages();
    search.failure = failure;
    viewModel.refresh();
    await settle();
    expect(ids()).toEqual(left);
  });

  it('then continue with the next page that was requested during the refresh', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    search.isHeld = true;
    viewModel.refresh();
    viewModel.loadMore();
    search.release('song song 1');
    search.release('song song 2');
    expect([ids(), viewModel.isLoadingMore]).toEqual([['a', 'b', 'c'], false]);
  });

  it('then load the next page that could not be loaded before', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    search.failure = { kind: 'unavailable' };
    viewModel.loadMore();
    await settle();
    search.failure = null;
    viewModel.refresh();
    await settle();
    expect([ids(), viewModel.hasMoreFailed]).toEqual([['a', 'b', 'c'], false]);
  });

  it('are those of the newer text when its request was already running', async () => {
    const { viewModel, search, shownFor } = open();
    viewModel.look('song', 'all');
    await settle();
    search.isHeld = true;
    viewModel.look('mưa', 'all');
    viewModel.refresh();
    search.release('mưa all 1');
    expect(shownFor()).toBe('mưa');
  });
});
