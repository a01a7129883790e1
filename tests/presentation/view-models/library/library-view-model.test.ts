import { Subject } from 'rxjs';
import type { LibraryChange } from '../../../../src/domain/library/library-change';
import type { LibraryPage, LibraryRequest } from '../../../../src/domain/library/library.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { LibraryViewModel } from '../../../../src/presentation/view-models/library/library.view-model';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const page = ({ page: number, type }: LibraryRequest): LibraryPage => ({
  items: [
    {
      item: { type: 'artist', artist: { id: `${type}${number}`, name: type, imageUrl: '', listenerCount: 0 } },
      keptAt: '',
      isOwn: false,
    },
  ],
  totalCount: 2,
  isLast: number >= 2,
  page: number,
  pageSize: 60,
  liked: { songCount: number, duration: 60 },
  heard: { songCount: 3, todayCount: 1 },
});

/** A library that answers when the test says so. */
function begin() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const answers: { failure: GatewayFailure | null } = { failure: null };
  const library = {
    list: (request: LibraryRequest) => {
      asked.push(`${request.type} ${request.sort} ${request.page}`);
      const answer: Result<LibraryPage, GatewayFailure> =
        answers.failure === null ? succeed(page(request)) : fail(answers.failure);
      return new Promise<Result<LibraryPage, GatewayFailure>>((resolve) => held.push(() => resolve(answer)));
    },
  };
  const answer = async (which = 0) => {
    held.splice(which, 1).forEach((give) => give());
    await settled();
  };
  const changes = new Subject<LibraryChange>();
  return { viewModel: new LibraryViewModel({ library, changes }), asked, answers, answer, changes };
}

const shown = ({ list }: LibraryViewModel) =>
  list?.items.flatMap(({ item }) => (item.type === 'artist' ? [item.artist.id] : [])) ?? null;

describe('LibraryViewModel', () => {
  it('shows the library, and continues with the next page', async () => {
    const { viewModel, asked, answer } = begin();
    viewModel.open();
    await answer();
    void viewModel.more();
    await answer();

    expect(asked).toEqual(['all recent 1', 'all recent 2']);
    expect(shown(viewModel)).toEqual(['all1', 'all2']);
    expect(viewModel.hasMore).toBe(false);
  });

  it('never replaces a newer answer with an older one that arrives late', async () => {
    const { viewModel, answer } = begin();
    viewModel.open();
    viewModel.chooseType('album');

    await answer(1);
    await answer(0);

    expect(shown(viewModel)).toEqual(['album1']);
  });

  it('reloads as many items as it had after a change, but not once the page is left', async () => {
    const { viewModel, asked, answer, changes } = begin();
    viewModel.open();
    await answer();
    changes.next({ kind: 'library' });
    await answer();
    viewModel.dispose();
    changes.next({ kind: 'library' });

    expect(asked).toEqual(['all recent 1', 'all recent 1']);
  });

  it('reports why the library cannot be loaded, and tries again', async () => {
    const { viewModel, answers, answer } = begin();
    answers.failure = { kind: 'unavailable' };
    viewModel.open();
    await answer();
    expect(viewModel.failure).toEqual({ kind: 'unavailable' });

    answers.failure = null;
    void viewModel.retry();
    await answer();

    expect(viewModel.failure).toBeNull();
    expect(shown(viewModel)).toEqual(['all1']);
  });

  it.each<[string, (of: LibraryViewModel) => void, string]>([
    ['another order', (of) => of.chooseSort('name'), 'all name 1'],
    ['another kind', (of) => of.chooseType('album'), 'album recent 1'],
  ])('shows none of the earlier items under %s, also when the new ones cannot be loaded', async (_, choose, asking) => {
    const { viewModel, asked, answers, answer } = begin();
    viewModel.open();
    await answer();
    answers.failure = { kind: 'timeout' };
    choose(viewModel);
    expect([shown(viewModel), asked.at(-1)]).toEqual([null, asking]);
    await answer();

    expect([shown(viewModel), viewModel.failure]).toEqual([null, { kind: 'timeout' }]);
  });

  it('retains its items, and reports the failure, when the next page cannot be loaded', async () => {
    const { viewModel, answers, answer } = begin();
    viewModel.open();
    await answer();
    answers.failure = { kind: 'timeout' };
    void viewModel.more();
    expect(viewModel.list?.isLoadingMore).toBe(true);
    await answer();

    expect(shown(viewModel)).toEqual(['all1']);
    expect(viewModel.list?.isLoadingMore).toBe(false);
    expect(viewModel.hasMoreFailed).toBe(true);
  });

  it('completes both a refresh and the next page when they are requested at once', async () => {
    const { viewModel, asked, answer } = begin();
    viewModel.open();
    await answer();
    void viewModel.more();
    void viewModel.refresh();
    await answer();
    await answer();
    await answer();

    expect(asked).toEqual(['all recent 1', 'all recent 2', 'all recent 1', 'all recent 2']);
    expect([shown(viewModel), viewModel.list?.isLoadingMore]).toEqual([['all1', 'all2'], false]);
  });

  it.each<[GatewayFailure, readonly string[] | null]>([
    [{ kind: 'unavailable' }, ['all1']],
    [{ kind: 'forbidden' }, null],
  ])('retains its items after a failed refresh only when the failure may pass: %j', async (failure, left) => {
    const { viewModel, answers, answer } = begin();
    viewModel.open();
    await answer();
    answers.failure = failure;
    void viewModel.refresh();
    await answer();

    expect(shown(viewModel)).toEqual(left);
  });
});
