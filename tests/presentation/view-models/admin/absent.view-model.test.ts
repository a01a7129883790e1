import { AbsentViewModel } from '../../../../src/presentation/view-models/admin/absent.view-model';
import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { anAbsentThing } from '../../../support/builders/a-managed';
import { MemoryAdministration } from '../../../support/backends/memory/memory-administration';

function setUp() {
  const product = new MemoryAdministration();
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  return { product, said, deps: { services: product.parts(), notices } };
}

describe('songs and clips without a file', () => {
  const long = anAbsentThing({ absence: { kind: 'away', since: '2025-01-02T03:04:05.000Z' } });
  const lately = anAbsentThing({ id: 'song2', absence: { kind: 'unreadable', since: '2026-02-27T00:00:00.000Z' } });

  it('are forgotten one by one, and one that is no longer absent leaves the list too', async () => {
    const { product, said, deps } = setUp();
    product.absent = [long, lately];
    const viewModel = new AbsentViewModel(deps);
    await viewModel.forget();
    await viewModel.list.refresh();
    viewModel.ask({ kind: 'one', thing: long });
    const forgetting = viewModel.forget();
    expect(viewModel.isForgetting).toBe(true);
    await forgetting;
    expect([product.absent, viewModel.forgetting, viewModel.isForgetting]).toEqual([[lately], null, false]);
    product.absent = [];
    viewModel.ask({ kind: 'one', thing: lately });
    await viewModel.forget();
    expect([viewModel.list.page, said]).toMatchObject([{ value: { items: [] } }, []]);
  });

  it('are forgotten all at once by the time of their absence, but not while the list is searched', async () => {
    const { product, said, deps } = setUp();
    product.absent = [long, lately];
    const viewModel = new AbsentViewModel(deps);
    expect(viewModel.allCount).toBe(0);
    await viewModel.list.seek('bến');
    expect(viewModel.allCount).toBe(0);
    await viewModel.list.seek('');
    expect(viewModel.allCount).toBe(2);
    await viewModel.list.sortBy('quarter');
    expect(viewModel.allCount).toBe(1);
    viewModel.ask({ kind: 'all' });
    await viewModel.forget();
    expect(product.absent).toEqual([lately]);
    product.failure = { kind: 'timeout' };
    viewModel.ask({ kind: 'all' });
    await viewModel.forget();
    expect(said).toMatchObject([{ message: { failure: { kind: 'timeout' } } }]);
  });
});
