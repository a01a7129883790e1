import { NEVER } from 'rxjs';
import type { Result } from '../../../src/domain/shared/result';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { BrowseNeeds } from '../../../src/presentation/view-models/browse/browse-needs';
import { CategoryViewModel } from '../../../src/presentation/view-models/browse/category.view-model';
import { CollectionViewModel } from '../../../src/presentation/view-models/browse/collection.view-model';
import { ExploreViewModel } from '../../../src/presentation/view-models/browse/explore.view-model';
import { SectionViewModel } from '../../../src/presentation/view-models/browse/section.view-model';
import { PagedListViewModel } from '../../../src/presentation/view-models/find/paged-list.view-model';
import { SearchViewModel } from '../../../src/presentation/view-models/find/search.view-model';
import { HistoryViewModel } from '../../../src/presentation/view-models/keep/history.view-model';
import type { KeepNeeds } from '../../../src/presentation/view-models/keep/keep-needs';
import { LibraryViewModel } from '../../../src/presentation/view-models/keep/library.view-model';

interface Asked {
  readonly page?: number;
  readonly pageSize?: number;
}

/** A backend that answers nothing; what its pages are asked by is noted. */
function aSilentBackend() {
  const asked: Asked[] = [];
  const note = (...args: readonly unknown[]): Promise<Result<never, GatewayFailure>> => {
    asked.push(args.at(-1) as Asked);
    return new Promise(() => undefined);
  };
  const port = new Proxy({}, { get: () => note });
  const needs = { browsing: port, heard: port, library: port, changes: NEVER } as unknown as BrowseNeeds & KeepNeeds;
  return { needs, note, sizes: () => asked.flatMap(({ page, pageSize }) => (pageSize ? [[page, pageSize]] : [])) };
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
    ['a section', 50, ({ needs }) => new SectionViewModel('new', needs).open()],
    ['an album', 50, ({ needs }) => new CollectionViewModel({ kind: 'album', id: 'a' }, needs).open()],
    ['a playlist', 50, ({ needs }) => new CollectionViewModel({ kind: 'playlist', id: 'p' }, needs).open()],
    ['a collection', 50, ({ needs }) => new CollectionViewModel({ kind: 'list', type: 'new' }, needs).open()],
    ['a category', 50, ({ needs }) => new CategoryViewModel('c', needs).open()],
    ['all categories', 50, ({ needs }) => new ExploreViewModel(needs).open()],
    ['everything of a kind', 50, ({ note }) => new PagedListViewModel((_, page) => note(page)).show('newest')],
    ['the history', 50, ({ needs }) => new HistoryViewModel(needs).open()],
    ['the library', 60, ({ needs }) => new LibraryViewModel(needs).open()],
    ['what a search finds of one kind', 30, search],
  ])('of %s has %i', (_, size, open) => {
    const backend = aSilentBackend();

    open(backend);

    expect(backend.sizes()).toEqual([[1, size]]);
  });
});
