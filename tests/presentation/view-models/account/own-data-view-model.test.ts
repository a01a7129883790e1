import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { OwnDataViewModel } from '../../../../src/presentation/view-models/account/own-data.view-model';
import { VirtualTime } from '../../../support/fakes/virtual-time';
import { AccountStage, PASSWORD } from '../../../support/presentation/account-stage';

function setUp() {
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const stage = new AccountStage(new VirtualTime(), notices, { isSignedIn: true });
  return { stage, said, viewModel: new OwnDataViewModel(stage.viewModel.needs, stage.viewModel.markLeft) };
}

describe('all that is kept of the listener', () => {
  it('is saved as a file, with the settings of this browser', async () => {
    const { stage, viewModel } = setUp();
    const taking = viewModel.take();
    await viewModel.take();
    await taking;
    expect(stage.saved).toHaveLength(1);
    const [[name, text] = ['', '']] = stage.saved;
    expect(name).toMatch(/^song-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(text)).toMatchObject({ profile: { email: 'an@song.test' }, settings: { theme: 'dark' } });
  });

  it.each(['the server', 'the code'])('is not saved where %s cannot be reached', async (what) => {
    const { stage, said, viewModel } = setUp();
    stage.isUnreached = what === 'the code';
    stage.service.trouble = { kind: 'unavailable' };
    await viewModel.take();
    expect(stage.saved).toEqual([]);
    expect(said).toMatchObject([{ type: 'error', message: { failure: { kind: 'unavailable' } } }]);
    expect(viewModel.isTaking).toBe(false);
  });

  it('goes with the account for its password: signed out, and nothing stays in this browser', async () => {
    const { stage, viewModel } = setUp();
    viewModel.ask(true);
    viewModel.form.type('password', 'something else');
    await viewModel.leave();
    expect(viewModel.form.faults.get('password')).toMatchObject({ kind: 'server' });
    expect([stage.session.state.kind, stage.purges]).toEqual(['signed-in', 0]);
    viewModel.form.type('password', PASSWORD);
    await viewModel.leave();
    expect([stage.session.state.kind, stage.purges]).toEqual(['signed-out', 1]);
    expect(stage.service.accounts.size).toBe(0);
  });

  it('forgets what was typed where somebody gives up', () => {
    const { viewModel } = setUp();
    viewModel.ask(true);
    viewModel.form.type('password', PASSWORD);
    viewModel.ask(false);
    expect([viewModel.isLeaving, viewModel.form.values.password]).toEqual([false, '']);
  });
});
