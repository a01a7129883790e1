import { LazySearch } from '../../src/application/search/lazy-search';
import type { SearchResults } from '../../src/domain/search/search.port';
import { CdnDomains } from '../../src/infrastructure/backends/song/cdn-domains';
import { SongSearch } from '../../src/infrastructure/backends/song/catalogue/song-search';
import { aSong } from '../support/builders/a-song';
import { MemorySearch } from '../support/backends/memory/memory-search';
import { MemoryStore } from '../support/fakes/memory-store';
import { withCatalogueApp } from '../support/server/catalogue-app';
import { InjectTransport } from '../support/server/inject-transport';
import { describeSearch } from './search.contract';

const SONG = aSong('far').titled('Đường Xa').build();
const OTHER = aSong('back').titled('Đường Về').build();

function memorySearch(hasTotals = true): MemorySearch {
  const search = new MemorySearch();
  const found = (q: string, { song = SONG, page = 1, of = 1 } = {}): SearchResults => ({
    q,
    readAs: null,
    best: { type: 'song', song },
    groups: [{ kind: 'song', items: [{ type: 'song', song }], totalCount: hasTotals ? of : null, hasMore: page < of }],
    page,
    pageSize: 8,
  });
  search.results.set('duong song 1', found('duong', { of: 2 }));
  search.results.set('duong song 2', found('duong', { song: OTHER, page: 2, of: 2 }));
  ['Đường Xa all 1', 'duong xa all 1', 'duong xa song 1'].forEach((question) =>
    search.results.set(question, found(question.replace(/ \w+ 1$/, ''))),
  );
  search.names.set('duong', [{ text: SONG.title, type: 'song', id: SONG.id, imageUrl: '/images/a', detail: 'Hạ Vy' }]);
  return search;
}

describeSearch('the fake', async () => ({ search: memorySearch(), songId: SONG.id }));

describeSearch('the memory backend', async () => ({
  search: new MemorySearch([SONG, aSong('other').titled('Đường Quê').build()]),
  songId: SONG.id,
}));

describeSearch('the fake without totals', async () => ({ search: memorySearch(false), songId: SONG.id }));

describeSearch('a search that is fetched later', async () => ({
  search: new LazySearch(() => Promise.resolve(memorySearch())),
  songId: SONG.id,
}));

describe('a search that cannot be loaded', () => {
  it('answers that it is not loaded, and is loaded again by the next request', async () => {
    const ways = [() => Promise.reject(new Error('no network')), () => Promise.resolve(memorySearch())];
    const search = new LazySearch(() => (ways.shift() as () => Promise<MemorySearch>)());
    const ask = () => new Promise((resolve) => search.suggest('duong').subscribe(resolve));
    expect([await ask(), await ask()]).toMatchObject([{ ok: false, error: { kind: 'not-loaded' } }, { ok: true }]);
  });
});

describe('the own backend, against its server', () => {
  const { app, seed, catalogueChanged } = withCatalogueApp();
  const transport = new InjectTransport(app);
  let songId: Promise<string> | null = null;

  const seeded = async (): Promise<string> => {
    const artistId = await seed.artist('Hạ Vy');
    const id = await seed.song('Đường Xa', [artistId]);
    await seed.song('Đường Về', [artistId]);
    await seed.song('Mưa Tháng Bảy', [artistId]);
    catalogueChanged();
    return id;
  };

  describeSearch('the own backend', async () => {
    songId ??= seeded();
    const search = new SongSearch(transport, new CdnDomains(transport, new MemoryStore()));
    return { search, songId: await songId };
  });
});
