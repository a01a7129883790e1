import { NEVER } from 'rxjs';
import type { Result } from '../../../src/domain/shared/result';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { BrowseDeps } from '../../../src/presentation/view-models/browse/browse-deps';
import { CategoryViewModel } from '../../../src/presentation/view-models/browse/category.view-model';
import { CollectionViewModel } from '../../../src/presentation/view-models/browse/collection.view-model';
import { ExploreViewModel } from '../../../src/presentation/view-models/browse/explore.view-model';
import { SectionViewModel } from '../../../src/presentation/view-models/browse/section.view-model';
import { PagedListViewModel } from '../../../src/presentation/view-models/search/paged-list.view-model';
import { SearchViewModel } from '../../../src/presentation/view-models/search/search.view-model';
import { HistoryViewModel } from '../../../src/presentation/view-models/library/history.view-model';
import type { LibraryDeps } from '../../../src/presentation/view-models/library/library-deps';
import { LibraryViewModel } from '../../../src/presentation/view-models/library/library.view-model';

interface Asked {
  readonly page?: number;
  readonly pageSize?: number;
}

/** A backend that never answers; the page requests it receives are recorded. */
function aSilentBackend() {
  const asked: Asked[] = [];
  const note = (...args: readonly unknown[]): Promise<Result<never, GatewayFailure>> => {
    asked.push(args.at(-1) as Asked);
    return new Promise(() => undefined);
  };
  const port = new Proxy({}, { get: () => note });
  const deps = { browsing: port, history: port, library: port, changes: NEVER } as unknown as BrowseDeps & LibraryDeps;
  return { deps, note, sizes: () => asked.flatMap(({ page, pageSize }) => (pageSize ? [[page, pageSize]] : [])) };
}

type Opens = (backend: ReturnType<typeof aSilentBackend>) => void;

const SILENT_TIMER: Timer = { after: () => ({ unsubscribe: () => undefined }) } as unknown as Timer;

const search: Opens = ({ note }) =>
  new SearchViewModel(
    { search: (query) => ({ subscribe: () => (void note(query), { unsubscribe: () => undefined }) }) },
    SILENT_TIMER,
  ).look('gió', 'song');

describe('the first page of a list', () => {
  it.each<[string, number, Opens]>([
    ['a section', 50, ({ deps }) => new SectionViewModel('new', deps).open()],
    ['an album', 50, ({ deps }) => new CollectionViewModel({ kind: 'album', id: 'a' }, deps).open()],
    ['a playlist', 50, ({ deps }) => new CollectionViewModel({ kind: 'playlist', id: 'p' }, deps).open()],
    ['a collection', 50, ({ deps }) => new CollectionViewModel({ kind: 'list', type: 'new' }, deps).open()],
    ['a category', 50, ({ deps }) => new CategoryViewModel('c', deps).open()],
    ['all categories', 50, ({ deps }) => new ExploreViewModel(deps).open()],
    ['everything of a kind', 50, ({ note }) => new PagedListViewModel((_, page) => note(page)).show('newest')],
    ['the history', 50, ({ deps }) => new HistoryViewModel(deps).open()],
    ['the library', 60, ({ deps }) => new LibraryViewModel(deps).open()],
    ['what a search finds of one kind', 30, search],
  ])('of %s is requested with %i items', (_, size, open) => {
    const backend = aSilentBackend();

    open(backend);

    expect(backend.sizes()).toEqual([[1, size]]);
  });
});
