import type { ManagedAccount } from '../../../../src/domain/administration/managed-account';
import { AccountsViewModel } from '../../../../src/presentation/view-models/admin/accounts.view-model';
import { ReportedCommentsViewModel } from '../../../../src/presentation/view-models/admin/comments.view-model';
import { FiguresViewModel } from '../../../../src/presentation/view-models/admin/figures.view-model';
import { LibraryCareViewModel } from '../../../../src/presentation/view-models/admin/library-care.view-model';
import { SongsViewModel } from '../../../../src/presentation/view-models/admin/songs.view-model';
import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { aManagedAccount, aManagedSong, aReportedComment } from '../../../support/builders/a-managed';
import { MemoryAdministration } from '../../../support/backends/memory/memory-administration';
import { VirtualTime } from '../../../support/fakes/virtual-time';

function setUp() {
  const product = new MemoryAdministration();
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const deps = { services: product.parts(), notices };
  return { product, said, deps, time: new VirtualTime() };
}

const LOOK = {
  state: 'running',
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  counts: { found: 4, processed: 1, added: 1, changed: 0, moved: 0, removed: 0, unchanged: 0, refused: 0, hidden: 0 },
  failure: null,
} as const;

describe('the table of accounts', () => {
  const many = Array.from({ length: 25 }, (_, at) => aManagedAccount({ id: `a${at}`, name: `Người ${at}` }));
  const itemsOf = ({ list }: AccountsViewModel): readonly ManagedAccount[] =>
    list.page.kind === 'ready' ? list.page.value.items : [];

  it('changes the page and the page size, searches for a name, and changes the order', async () => {
    const { product, deps } = setUp();
    product.accounts = many;
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    expect(itemsOf(viewModel)).toHaveLength(10);
    await viewModel.list.turnTo(3);
    expect(itemsOf(viewModel)).toHaveLength(5);
    await viewModel.list.resize(20);
    expect(viewModel.list.request).toMatchObject({ page: 1, pageSize: 20 });
    await viewModel.list.seek('  người 24 ');
    expect(itemsOf(viewModel).map(({ id }) => id)).toEqual(['a24']);
    await viewModel.list.sortBy('email');
    expect(viewModel.list.request).toMatchObject({ sort: 'email', searchText: 'người 24' });
  });

  it('goes to the last page when the current page no longer exists', async () => {
    const { product, deps } = setUp();
    product.accounts = many;
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.turnTo(3);
    product.accounts = many.slice(0, 12);
    await viewModel.list.refresh();
    expect(viewModel.list.request.page).toBe(2);
    expect(itemsOf(viewModel)).toHaveLength(2);
  });

  it('stays on screen when a refresh fails, and reports the failure when another page cannot be loaded', async () => {
    const { product, deps } = setUp();
    product.accounts = many;
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    product.failure = { kind: 'offline' };
    await viewModel.list.refresh();
    expect(itemsOf(viewModel)).toHaveLength(10);
    await viewModel.list.turnTo(2);
    expect(viewModel.list.page).toEqual({ kind: 'failed', failure: { kind: 'offline' } });
  });

  it('ignores an answer that arrives after a newer request, or after it is disposed', async () => {
    const { product, deps } = setUp();
    product.accounts = many;
    const viewModel = new AccountsViewModel(deps);
    const first = viewModel.list.turnTo(2);
    const second = viewModel.list.turnTo(3);
    await Promise.all([first, second]);
    expect(viewModel.list.page).toMatchObject({ value: { page: 3 } });
    const late = viewModel.list.turnTo(1);
    viewModel.list.dispose();
    await late;
    expect(viewModel.list.page).toMatchObject({ value: { page: 3 } });
  });

  it('asks before it locks an account, and shows the result', async () => {
    const { product, deps } = setUp();
    product.accounts = [aManagedAccount()];
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    viewModel.raise({ action: 'lock', account: aManagedAccount() });
    expect(product.accounts[0]?.isLocked).toBe(false);
    const answering = viewModel.answerYes();
    expect(viewModel.list.busy.has('vy')).toBe(true);
    await answering;
    expect(viewModel.question).toBeNull();
    expect(viewModel.list.busy.size).toBe(0);
    expect(itemsOf(viewModel)).toMatchObject([{ isLocked: true, deviceCount: 0, lastSeenAt: null }]);
    await viewModel.unlock(aManagedAccount());
    expect(itemsOf(viewModel)).toMatchObject([{ isLocked: false }]);
  });

  it.each([
    ['make-admin', { role: 'admin' }],
    ['make-listener', { role: 'listener' }],
    ['sign-out', { deviceCount: 0 }],
  ] as const)('applies %s once the admin confirms it', async (action, changed) => {
    const { product, deps } = setUp();
    product.accounts = [aManagedAccount({ role: action === 'make-listener' ? 'admin' : 'listener' })];
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    viewModel.raise({ action, account: aManagedAccount() });
    await viewModel.answerYes();
    expect(itemsOf(viewModel)).toMatchObject([changed]);
    expect(product.accounts).toMatchObject([changed]);
  });

  it('reports a refused change, and shows the account unchanged', async () => {
    const { product, said, deps } = setUp();
    product.accounts = [aManagedAccount({ id: 'admin', role: 'admin' })];
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    viewModel.raise({ action: 'lock', account: aManagedAccount({ id: 'admin' }) });
    await viewModel.answerYes();
    expect(said).toMatchObject([{ type: 'error', message: { failure: { kind: 'conflict' } } }]);
    expect(itemsOf(viewModel)).toMatchObject([{ isLocked: false }]);
  });

  it('removes an account that no longer exists', async () => {
    const { product, deps } = setUp();
    product.accounts = [aManagedAccount()];
    const viewModel = new AccountsViewModel(deps);
    await viewModel.list.refresh();
    product.accounts = [];
    await viewModel.setPremium(aManagedAccount(), true);
    expect(itemsOf(viewModel)).toEqual([]);
  });
});

describe('the table of songs', () => {
  it('edits the title of a song, and restores the original title', async () => {
    const { product, deps } = setUp();
    product.songs = [aManagedSong()];
    const viewModel = new SongsViewModel(deps);
    await viewModel.list.refresh();
    viewModel.edit(aManagedSong());
    viewModel.editing?.form.type('title', 'Bến Mới');
    await viewModel.save();
    expect(viewModel.editing).toBeNull();
    expect(viewModel.list.page).toMatchObject({ value: { items: [{ isEdited: true, tags: { title: 'Bến Mới' } }] } });
    viewModel.edit(aManagedSong({ isEdited: true }));
    await viewModel.restore();
    expect(viewModel.list.page).toMatchObject({ value: { items: [{ isEdited: false, tags: { title: 'Bến Cũ' } }] } });
  });

  it('leaves the form open while a field has a fault or saving fails', async () => {
    const { product, deps } = setUp();
    product.songs = [aManagedSong()];
    const viewModel = new SongsViewModel(deps);
    viewModel.edit(aManagedSong());
    viewModel.editing?.form.type('title', ' ');
    viewModel.editing?.form.type('year', 'mới');
    await viewModel.save();
    expect([...(viewModel.editing?.form.faults.keys() ?? [])]).toEqual(['title', 'year']);
    viewModel.editing?.form.discard();
    product.failure = { kind: 'timeout' };
    await viewModel.save();
    expect(viewModel.editing?.form.failure).toEqual({ kind: 'timeout' });
    await viewModel.restore();
    expect(viewModel.editing).not.toBeNull();
    viewModel.close();
    expect(viewModel.editing).toBeNull();
  });

  it('makes a song premium, or reports why it could not', async () => {
    const { product, said, deps } = setUp();
    product.songs = [aManagedSong()];
    const viewModel = new SongsViewModel(deps);
    await viewModel.list.refresh();
    await viewModel.setPremium(aManagedSong(), true);
    expect(product.songs).toMatchObject([{ isPremium: true }]);
    product.failure = { kind: 'offline' };
    await viewModel.setPremium(aManagedSong(), false);
    expect(said).toMatchObject([{ message: { failure: { kind: 'offline' } } }]);
  });
});

describe('reported comments', () => {
  it('are settled one by one, and a comment that no longer exists counts as settled', async () => {
    const { product, said, deps } = setUp();
    const [one, two, three] = ['one', 'two', 'three'].map((id) => aReportedComment({ id }));
    product.comments = [one, two].flatMap((comment) => comment ?? []);
    const viewModel = new ReportedCommentsViewModel(deps);
    await viewModel.list.refresh();
    await viewModel.keep(one ?? aReportedComment());
    expect(product.comments).toEqual([two]);
    viewModel.ask(two ?? null);
    await viewModel.remove();
    expect([product.comments, viewModel.removing]).toEqual([[], null]);
    await viewModel.keep(three ?? aReportedComment());
    expect(said).toEqual([]);
    product.failure = { kind: 'timeout' };
    await viewModel.keep(one ?? aReportedComment());
    expect(said).toMatchObject([{ message: { failure: { kind: 'timeout' } } }]);
  });
});

describe('figures', () => {
  it('are those of the time span that was chosen last', async () => {
    const { product, deps } = setUp();
    const days = Array.from({ length: 90 }, (_, at) => ({ day: `d${at}`, count: at }));
    product.figures = { days, top: [] };
    const viewModel = new FiguresViewModel(deps, 420);
    await Promise.all([viewModel.choose(90), viewModel.choose(30)]);
    expect(viewModel.plays).toMatchObject({ kind: 'ready', value: { days: { length: 30 } } });
  });

  it('remain when a refresh fails, and are not shown for another time span', async () => {
    const { product, deps } = setUp();
    const viewModel = new FiguresViewModel(deps, 420);
    await viewModel.refresh();
    product.failure = { kind: 'timeout' };
    await viewModel.refresh();
    expect([viewModel.plays.kind, viewModel.visits.kind]).toEqual(['ready', 'ready']);
    await viewModel.choose(90);
    expect([viewModel.plays.kind, viewModel.visits.kind]).toEqual(['failed', 'failed']);
  });
});

describe('LibraryCareViewModel', () => {
  it('follows a scan of the folder until the scan ends', async () => {
    const { product, deps, time } = setUp();
    product.library = { hasFolder: true, look: LOOK, hasDemo: false };
    const viewModel = new LibraryCareViewModel(deps, time);
    viewModel.open();
    await time.pass(0);
    expect(viewModel.isRunning).toBe(true);
    product.library = { ...product.library, look: { ...LOOK, state: 'finished' } };
    await time.pass(2_000);
    expect(viewModel.isRunning).toBe(false);
    await Promise.all([viewModel.lookAgain('everything'), viewModel.lookAgain()]);
    await viewModel.lookAgain();
    expect(product.looks).toEqual(['everything', 'changes']);
  });

  it('retains the last state while a request for it fails, and follows no more after it is disposed', async () => {
    const { product, deps, time } = setUp();
    product.library = { hasFolder: true, look: LOOK, hasDemo: false };
    const viewModel = new LibraryCareViewModel(deps, time);
    viewModel.open();
    await time.pass(0);
    product.failure = { kind: 'offline' };
    await time.pass(2_000);
    expect(viewModel.isRunning).toBe(true);
    viewModel.dispose();
    product.failure = null;
    product.library = { hasFolder: true, look: null, hasDemo: false };
    await time.pass(10_000);
    expect(viewModel.isRunning).toBe(true);
  });

  it('removes the demo once the admin confirms it', async () => {
    const { product, said, deps, time } = setUp();
    product.library = { hasFolder: false, look: null, hasDemo: true };
    product.demoSongs = 24;
    const viewModel = new LibraryCareViewModel(deps, time);
    viewModel.open();
    viewModel.ask(true);
    await viewModel.clearDemo();
    expect([viewModel.isAsking, viewModel.cleared]).toEqual([false, 24]);
    expect(viewModel.state).toMatchObject({ value: { hasDemo: false } });
    await viewModel.lookAgain();
    product.failure = { kind: 'timeout' };
    await viewModel.clearDemo();
    expect(said).toMatchObject([
      { message: { failure: { kind: 'conflict' } } },
      { message: { failure: { kind: 'timeout' } } },
    ]);
  });
});
