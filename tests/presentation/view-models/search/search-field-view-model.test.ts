import type { NameSuggestion } from '../../../../src/domain/search/search.port';
import { SearchFieldViewModel } from '../../../../src/presentation/view-models/search/search-field.view-model';
import { MemoryRecentSearches } from '../../../support/fakes/memory-recent-searches';
import { MemorySearch } from '../../../support/backends/memory/memory-search';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

const name = (text: string): NameSuggestion => ({
  text,
  type: 'song',
  id: text,
  imageUrl: '/images/tone-1',
  detail: 'Hạ Vy',
});

function open(...recent: readonly string[]) {
  const search = new MemorySearch();
  search.names.set('so', [name('Sóng'), name('Sông Quê')]);
  search.names.set('son', [name('Sông Quê')]);
  const recentSearches = new MemoryRecentSearches();
  recent.toReversed().forEach((text) => recentSearches.add(text));
  const time = new VirtualTime();
  const viewModel = new SearchFieldViewModel({ search, recentSearches, timer: time });
  viewModel.open();
  const offered = (): readonly string[] =>
    viewModel.options.map((option) => (option.kind === 'name' ? option.name.text : `${option.kind} ${option.text}`));
  return { search, recentSearches, time, viewModel, offered };
}

describe('the options of the search field', () => {
  it('are the recent searches while the field is empty', () => {
    const { offered, recentSearches } = open('mưa', 'sóng');
    expect(offered()).toEqual(['recent mưa', 'recent sóng']);
    recentSearches.remove('mưa');
    expect(offered()).toEqual(['recent sóng']);
  });

  it('are the typed text at once, and matching names after 180 ms without typing', async () => {
    const { viewModel, search, time, offered } = open();
    viewModel.type('so');
    expect(offered()).toEqual(['all so']);
    await time.pass(179);
    expect(search.asked).toEqual([]);
    await time.pass(1);
    expect(offered()).toEqual(['Sóng', 'Sông Quê', 'all so']);
  });

  it('are requested once for letters typed in quick succession', async () => {
    const { viewModel, search, time } = open();
    for (const text of ['s', 'so', 'son']) {
      viewModel.type(text);
      await time.pass(100);
    }
    await time.pass(80);
    expect(search.asked).toEqual(['suggest son']);
  });

  it('retain the names that match the next letter until newer names arrive', async () => {
    const { viewModel, time, offered } = open();
    viewModel.type('so');
    await time.pass(180);
    viewModel.type('song q');
    expect(offered()).toEqual(['Sông Quê', 'all song q']);
    await time.pass(180);
    expect(offered()).toEqual(['all song q']);
  });

  it('are never the answer to an older text', async () => {
    const { viewModel, search, time, offered } = open();
    search.isHeld = true;
    viewModel.type('so');
    await time.pass(180);
    viewModel.type('son');
    search.release('suggest so');
    expect(offered()).toEqual(['all son']);
    await time.pass(180);
    search.release('suggest son');
    expect([offered(), search.cancelled]).toEqual([['Sông Quê', 'all son'], ['suggest so']]);
  });

  it('are the typed text alone when names cannot be loaded', async () => {
    const { viewModel, search, time, offered } = open();
    search.failure = { kind: 'offline' };
    viewModel.type('so');
    await time.pass(180);
    expect([offered(), viewModel.isLoading]).toEqual([['all so'], false]);
  });

  it('are not requested on the results page, because that page follows the letters itself', async () => {
    const { viewModel, search, time } = open();
    viewModel.write('so');
    await time.pass(1_000);
    expect([viewModel.text, search.asked]).toEqual(['so', []]);
  });

  it('are not requested once the field is removed', async () => {
    const { viewModel, search, time } = open();
    viewModel.type('so');
    viewModel.dispose();
    await time.pass(180);
    await settle();
    expect([search.asked, viewModel.isLoading]).toEqual([[], false]);
  });
});

describe('the search field', () => {
  it('moves the mark around through the options and the field itself', () => {
    const { viewModel } = open('mưa', 'sóng');
    const places = [1, 1, 1, 1, -1, -1].map((step) => {
      viewModel.move(step as 1 | -1);
      return viewModel.active;
    });
    expect(places).toEqual([0, 1, -1, 0, -1, 1]);
  });

  it('marks no option again when a letter is typed', () => {
    const { viewModel } = open('mưa');
    viewModel.mark(0);
    expect(viewModel.activeOption).toEqual({ kind: 'recent', text: 'mưa' });
    viewModel.type('s');
    expect([viewModel.activeOption, viewModel.textOption]).toEqual([null, { kind: 'all', text: 's' }]);
  });

  it('remembers a search, and forgets it on request', () => {
    const { viewModel, recentSearches } = open();
    viewModel.remember('sóng');
    viewModel.remember('');
    expect(recentSearches.list()).toEqual(['sóng']);
    viewModel.forget('sóng');
    expect(recentSearches.list()).toEqual([]);
  });
});
