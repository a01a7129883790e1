import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { PagedListViewModel } from '../../../../src/presentation/view-models/search/paged-list.view-model';
import { pageOf } from '../../../support/builders/a-page';

const PAGES = 3;
const TWO_EACH = 2;

/** Two items on each of three pages; their names change with the language. */
function aList() {
  const world = { language: 'vi', failure: null as GatewayFailure | null, asked: [] as number[] };
  const taken: number[] = [];
  const list = new PagedListViewModel<string, 'all'>(
    async (_, { page, pageSize }): Promise<Result<Page<string>, GatewayFailure>> => {
      world.asked.push(page);
      if (world.failure !== null) return fail(world.failure);
      const items = [1, 2].map((place) => `${world.language} ${(page - 1) * TWO_EACH + place}`);
      return succeed({ items, page, pageSize, totalCount: PAGES * TWO_EACH, isLast: page >= PAGES });
    },
    ({ page }) => void taken.push(page),
  );
  return { world, list, taken };
}

const itemsOf = ({ list }: PagedListViewModel<string, 'all'>) => (list.kind === 'ready' ? list.value.items : list.kind);

describe('a paged list that is refreshed', () => {
  it('loads as many items as it had, and meanwhile shows the old items as refreshing', async () => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    await list.more();
    world.language = 'en';
    const again = list.refresh();
    expect([itemsOf(list), list.isRefreshing]).toEqual([['vi 1', 'vi 2', 'vi 3', 'vi 4'], true]);
    await again;
    expect([itemsOf(list), list.isRefreshing]).toEqual([['en 1', 'en 2', 'en 3', 'en 4'], false]);
  });

  it.each<[GatewayFailure, unknown]>([
    [{ kind: 'offline' }, ['vi 1', 'vi 2']],
    [{ kind: 'not-found' }, 'failed'],
  ])('retains its items only when the failure may pass: %j', async (failure, shown) => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    world.failure = failure;
    await list.refresh();
    expect([itemsOf(list), list.isRefreshing]).toEqual([shown, false]);
  });

  it('loads its items when they could not be loaded before', async () => {
    const { world, list } = aList();
    world.failure = { kind: 'offline' };
    list.show('all');
    await list.refresh();
    expect(itemsOf(list)).toBe('failed');
    world.failure = null;
    await list.refresh();
    expect(itemsOf(list)).toEqual(['vi 1', 'vi 2']);
  });

  it('then loads the next page that was requested during the refresh', async () => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    world.language = 'en';
    const again = list.refresh();
    await list.more();
    await again;
    expect([itemsOf(list), list.isLoadingMore]).toEqual([['en 1', 'en 2', 'en 3', 'en 4'], false]);
  });

  it('then loads the next page that was already being loaded before the refresh', async () => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    const more = list.more();
    world.language = 'en';
    await Promise.all([list.refresh(), more]);
    expect([itemsOf(list), list.isLoadingMore]).toEqual([['en 1', 'en 2', 'en 3', 'en 4'], false]);
  });

  it('then loads the next page that could not be loaded before', async () => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    world.failure = { kind: 'unavailable' };
    await list.more();
    expect([itemsOf(list), list.hasMoreFailed]).toEqual([['vi 1', 'vi 2'], true]);
    world.failure = null;
    await list.refresh();
    expect([itemsOf(list), list.hasMoreFailed]).toEqual([['vi 1', 'vi 2', 'vi 3', 'vi 4'], false]);
  });

  it('retains what the owner moved or removed, despite an older answer that arrives later', async () => {
    const { list } = aList();
    const withoutFirst = (items: readonly string[]) => items.slice(1);
    list.show('all');
    await list.refresh();
    const more = list.more();
    list.rearrange(withoutFirst);
    await more;
    expect(itemsOf(list)).toEqual(['vi 2', 'vi 3', 'vi 4']);
    const again = list.refresh();
    list.rearrange(withoutFirst);
    await again;
    expect([itemsOf(list), list.isRefreshing]).toEqual([['vi 3', 'vi 4'], false]);
  });

  it('is not loaded again until the backend has the owner’s change', async () => {
    const { world, list } = aList();
    list.show('all');
    await list.refresh();
    world.language = 'en';
    list.rearrange((items) => items.slice(1));
    await list.send(() => list.refresh());
    expect(itemsOf(list)).toEqual(['vi 2']);
    await list.refresh();
    expect(itemsOf(list)).toEqual(['en 1', 'en 2']);
  });

  it('loads the next page after it was left during a refresh and opened again', async () => {
    const { list } = aList();
    list.show('all');
    await list.refresh();
    const again = list.refresh();
    list.dispose();
    await again;
    await list.more();
    expect(itemsOf(list)).toEqual(['vi 1', 'vi 2', 'vi 3', 'vi 4']);
  });

  it('reports only the pages of the last request', async () => {
    const { list, taken } = aList();
    list.show('all');
    await list.refresh();
    expect([taken, list.list.kind]).toEqual([[1], 'ready']);
  });

  it('requests nothing before it is shown', async () => {
    const { world, list } = aList();
    await list.refresh();
    expect(world.asked).toEqual([]);
  });
});

describe('a paged list of unknown length', () => {
  it('has no count until its last page is loaded', async () => {
    const list = new PagedListViewModel<number, 'all'>((_, page) =>
      Promise.resolve(
        succeed(
          pageOf(
            Array.from({ length: 60 }, (_each, n) => n),
            page,
            false,
          ),
        ),
      ),
    );
    list.show('all');
    await list.refresh();
    list.rearrange((items) => items.slice(1));
    expect([list.totalCount, list.hasMore]).toEqual([null, true]);
    await list.more();
    expect([list.totalCount, list.hasMore]).toEqual([59, false]);
  });
});
