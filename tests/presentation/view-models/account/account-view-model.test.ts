import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { VirtualTime } from '../../../support/fakes/virtual-time';
import { AccountHarness, EMAIL, PASSWORD } from '../../../support/presentation/account-harness';

describe('AccountViewModel', () => {
  it('has the profile of the last session, and signs out', async () => {
    const { viewModel } = new AccountHarness(undefined, undefined, { isSignedIn: true });
    expect(viewModel.profile?.email).toBe(EMAIL);

    await Promise.all([viewModel.signOut(), viewModel.signOut()]);

    expect([viewModel.isSignedIn, viewModel.isLeaving, viewModel.profile]).toEqual([false, false, null]);
  });

  it('reports a sign-out by choice until the next sign-in', async () => {
    const { viewModel } = new AccountHarness(undefined, undefined, { isSignedIn: true });
    await viewModel.signOut();
    expect(viewModel.hasLeft).toBe(true);

    const { signIn } = viewModel.deps.services;
    await signIn.execute({ email: EMAIL, password: PASSWORD, remember: true });

    expect(viewModel.hasLeft).toBe(false);
  });

  it('shows an error, and stays signed in, when the code for signing out cannot be loaded', async () => {
    const notices = new NoticesViewModel();
    const told: Notice['type'][] = [];
    notices.shown.subscribe(({ type }) => told.push(type));
    const harness = new AccountHarness(new VirtualTime(), notices, { isSignedIn: true });
    harness.isUnreached = true;

    await harness.viewModel.signOut();

    expect(told).toEqual(['error']);
    expect(harness.viewModel.isSignedIn).toBe(true);
  });

  it('asks for a sign-in before an action that needs an account, and then completes the action', async () => {
    const { viewModel } = new AccountHarness();
    const complete = jest.fn();
    viewModel.attempt({ reason: 'like', complete });
    expect([viewModel.asking, complete.mock.calls.length]).toEqual(['like', 0]);

    const { signIn } = viewModel.deps.services;
    await signIn.execute({ email: EMAIL, password: PASSWORD, remember: true });

    expect(viewModel.asking).toBeNull();
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('cancels the waiting action when the listener declines to sign in', () => {
    const { viewModel } = new AccountHarness();
    viewModel.attempt({ reason: 'save', complete: () => undefined });

    viewModel.giveUp();

    expect(viewModel.asking).toBeNull();
  });

  it('ignores new actions after it is disposed', () => {
    const harness = new AccountHarness();
    harness.viewModel.dispose();

    harness.viewModel.attempt({ reason: 'follow', complete: () => undefined });

    expect(harness.viewModel.asking).toBeNull();
  });
});
