import type { NameSuggestion } from '../../../../src/domain/search/search.port';
import { SearchFieldViewModel } from '../../../../src/presentation/view-models/search/search-field.view-model';
import { MemoryRecentSearches } from '../../../support/fakes/memory-recent-searches';
import { MemorySearch } from '../../../support/fakes/memory-search';
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

describe('what the field offers', () => {
  it('is what was searched before, while it is empty', () => {
    const { offered, recentSearches } = open('mưa', 'sóng');
    expect(offered()).toEqual(['recent mưa', 'recent sóng']);
    recentSearches.remove('mưa');
    expect(offered()).toEqual(['recent sóng']);
  });

  it('is the text itself at once, and names once the hand rests for 180 ms', async () => {
    const { viewModel, search, time, offered } = open();
    viewModel.type('so');
    expect(offered()).toEqual(['all so']);
    await time.pass(179);
    expect(search.asked).toEqual([]);
    await time.pass(1);
    expect(offered()).toEqual(['Sóng', 'Sông Quê', 'all so']);
  });

  it('asks once for letters typed in one go', async () => {
    const { viewModel, search, time } = open();
    for (const text of ['s', 'so', 'son']) {
      viewModel.type(text);
      await time.pass(100);
    }
    await time.pass(80);
    expect(search.asked).toEqual(['suggest son']);
  });

  it('keeps names that the next letter does not rule out until there are newer ones', async () => {
    const { viewModel, time, offered } = open();
    viewModel.type('so');
    await time.pass(180);
    viewModel.type('song q');
    expect(offered()).toEqual(['Sông Quê', 'all song q']);
    await time.pass(180);
    expect(offered()).toEqual(['all song q']);
  });

  it('never is what an older text was answered with', async () => {
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

  it('is the text alone where names cannot be had', async () => {
    const { viewModel, search, time, offered } = open();
    search.failure = { kind: 'offline' };
    viewModel.type('so');
    await time.pass(180);
    expect([offered(), viewModel.isAsking]).toEqual([['all so'], false]);
  });

  it('on the page of what is found asks nothing: the page follows the letters', async () => {
    const { viewModel, search, time } = open();
    viewModel.write('so');
    await time.pass(1_000);
    expect([viewModel.text, search.asked]).toEqual(['so', []]);
  });

  it('is nothing more once the field is gone', async () => {
    const { viewModel, search, time } = open();
    viewModel.type('so');
    viewModel.dispose();
    await time.pass(180);
    await settle();
    expect([search.asked, viewModel.isAsking]).toEqual([[], false]);
  });
});

describe('what is marked', () => {
  it('goes round, past the field itself', () => {
    const { viewModel } = open('mưa', 'sóng');
    const places = [1, 1, 1, 1, -1, -1].map((step) => {
      viewModel.move(step as 1 | -1);
      return viewModel.active;
    });
    expect(places).toEqual([0, 1, -1, 0, -1, 1]);
  });

  it('is nothing again when a letter is typed', () => {
    const { viewModel } = open('mưa');
    viewModel.mark(0);
    expect(viewModel.activeOption).toEqual({ kind: 'recent', text: 'mưa' });
    viewModel.type('s');
    expect([viewModel.activeOption, viewModel.textOption]).toEqual([null, { kind: 'all', text: 's' }]);
  });

  it('and what is searched is remembered', () => {
    const { viewModel, recentSearches } = open();
    viewModel.remember('sóng');
    viewModel.remember('');
    expect(recentSearches.list()).toEqual(['sóng']);
    viewModel.forget('sóng');
    expect(recentSearches.list()).toEqual([]);
  });
});
