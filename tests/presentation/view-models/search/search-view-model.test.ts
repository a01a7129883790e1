import type { SearchResults } from '../../../../src/domain/search/search.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { SearchViewModel } from '../../../../src/presentation/view-models/search/search.view-model';
import { songs } from '../../../support/builders/a-song';
import { MemorySearch } from '../../../support/fakes/memory-search';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

const found = (q: string, page: number, totalCount: number, ...ids: readonly string[]): SearchResults => ({
  q,
  readAs: null,
  best: null,
  groups: [{ kind: 'song', items: songs(...ids).map((song) => ({ type: 'song', song })), totalCount }],
  page,
  pageSize: 2,
});

function open() {
  const search = new MemorySearch();
  search.results.set('song song 1', found('song', 1, 3, 'a', 'b'));
  search.results.set('song song 2', found('song', 2, 3, 'c'));
  search.results.set('song all 1', found('song', 1, 9, 'a'));
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

describe('what is found for a text', () => {
  it('is asked for and shown', async () => {
    const { viewModel, search, ids } = open();
    viewModel.look('song', 'all');
    expect(viewModel.results.kind).toBe('loading');
    await settle();
    expect([ids(), search.asked]).toEqual([['a'], ['song all 1']]);
  });

  it('is nothing for nothing, and nothing is asked', () => {
    const { viewModel, search } = open();
    viewModel.look('', 'all');
    expect([viewModel.results.kind, search.asked]).toEqual(['idle', []]);
  });

  it('never comes from an older text: its request is cancelled', async () => {
    const { viewModel, search, shownFor } = open();
    search.isHeld = true;
    viewModel.look('song', 'all');
    viewModel.look('mưa', 'all');
    search.release('song all 1');
    expect([viewModel.results.kind, search.cancelled]).toEqual(['loading', ['song all 1']]);
    search.release('mưa all 1');
    expect(shownFor()).toBe('mưa');
  });

  it('makes room for the next after a moment, and does not flicker before', async () => {
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

  it('stands when the same is looked for again, also after the page was left', async () => {
    const { viewModel, search } = open();
    viewModel.look('song', 'all');
    await settle();
    viewModel.dispose();
    viewModel.look('song', 'all');
    expect([viewModel.results.kind, search.asked]).toEqual(['ready', ['song all 1']]);
  });

  it('that did not arrive before the page was left is asked for again', async () => {
    const { viewModel, search, shownFor } = open();
    search.isHeld = true;
    viewModel.look('song', 'all');
    viewModel.dispose();
    viewModel.look('song', 'all');
    search.release('song all 1');
    expect([shownFor(), search.asked]).toEqual(['song', ['song all 1', 'song all 1']]);
  });

  it('is asked for again where the page was left while it was on its way and something older still stood', async () => {
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

  it('that failed is asked for again at a press', async () => {
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

describe('one kind, to its end', () => {
  it('goes on where it is, until all is here', async () => {
    const { viewModel, ids } = open();
    viewModel.look('song', 'song');
    await settle();
    expect(viewModel.hasMore).toBe(true);
    viewModel.loadMore();
    expect(viewModel.isLoadingMore).toBe(true);
    await settle();
    expect([ids(), viewModel.hasMore, viewModel.isLoadingMore]).toEqual([['a', 'b', 'c'], false, false]);
  });

  it('asks for a page once', async () => {
    const { viewModel, search } = open();
    viewModel.look('song', 'song');
    await settle();
    viewModel.loadMore();
    viewModel.loadMore();
    await settle();
    viewModel.loadMore();
    expect(search.asked).toEqual(['song song 1', 'song song 2']);
  });

  it('keeps what is here when more could not be had, and can be asked again', async () => {
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

  it('is cancelled by another text', async () => {
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

  it('at a glance there is no more to load: a kind is chosen first', async () => {
    const { viewModel } = open();
    viewModel.look('song', 'all');
    await settle();
    expect(viewModel.hasMore).toBe(false);
  });
});

describe('what was found, asked for again', () => {
  const looksAtTwoPages = async () => {
    const opened = open();
    opened.viewModel.look('song', 'song');
    await settle();
    opened.viewModel.loadMore();
    await settle();
    return opened;
  };

  it('is as long as it was, stands meanwhile, and takes the place of what it was', async () => {
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
  ])('stands only where it may come back: %j', async (failure, left) => {
    const { viewModel, search, ids } = await looksAtTwoPages();
    search.failure = failure;
    viewModel.refresh();
    await settle();
    expect(ids()).toEqual(left);
  });

  it('goes on afterwards where its end was reached meanwhile', async () => {
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

  it('goes on afterwards where that had failed', async () => {
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

  it('is the newer text where that was on its way', async () => {
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
