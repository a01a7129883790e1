import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { OwnDataViewModel } from '../../../../src/presentation/view-models/account/own-data.view-model';
import { VirtualTime } from '../../../support/fakes/virtual-time';
import { AccountHarness, PASSWORD } from '../../../support/presentation/account-harness';

function setUp() {
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const harness = new AccountHarness(new VirtualTime(), notices, { isSignedIn: true });
  return { harness, said, viewModel: new OwnDataViewModel(harness.viewModel.deps, harness.viewModel.markLeft) };
}

describe('the data that is stored about the listener', () => {
  it('is saved as a file, with the settings of this browser', async () => {
    const { harness, viewModel } = setUp();
    const taking = viewModel.take();
    await viewModel.take();
    await taking;
    expect(harness.saved).toHaveLength(1);
    const [[name, text] = ['', '']] = harness.saved;
    expect(name).toMatch(/^song-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(text)).toMatchObject({ profile: { email: 'an@song.test' }, settings: { theme: 'dark' } });
  });

  it.each([
    ['the server', 'unavailable'],
    ['the code', 'not-loaded'],
  ] as const)('is not saved as a file when %s cannot be reached', async (what, kind) => {
    const { harness, said, viewModel } = setUp();
    harness.isUnreached = what === 'the code';
    harness.service.trouble = { kind: 'unavailable' };
    await viewModel.take();
    expect(harness.saved).toEqual([]);
    expect(said).toMatchObject([{ type: 'error', message: { failure: { kind } } }]);
    expect(viewModel.isTaking).toBe(false);
  });

  it('is deleted with the account after the right password: signed out, and nothing stays in this browser', async () => {
    const { harness, viewModel } = setUp();
    viewModel.ask(true);
    viewModel.form.type('password', 'something else');
    await viewModel.leave();
    expect(viewModel.form.faults.get('password')).toMatchObject({ kind: 'server' });
    expect([harness.session.state.kind, harness.purges]).toEqual(['signed-in', 0]);
    viewModel.form.type('password', PASSWORD);
    await viewModel.leave();
    expect([harness.session.state.kind, harness.purges]).toEqual(['signed-out', 1]);
    expect(harness.service.accounts.size).toBe(0);
  });

  it('clears the typed password when the listener cancels the deletion', () => {
    const { viewModel } = setUp();
    viewModel.ask(true);
    viewModel.form.type('password', PASSWORD);
    viewModel.ask(false);
    expect([viewModel.isLeaving, viewModel.form.values.password]).toEqual([false, '']);
  });
});
