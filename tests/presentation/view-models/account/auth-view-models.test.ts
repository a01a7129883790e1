import { RecoveryViewModel } from '../../../../src/presentation/view-models/account/recovery.view-model';
import { SignInViewModel } from '../../../../src/presentation/view-models/account/sign-in.view-model';
import { settle } from '../../../support/fakes/virtual-time';
import { AccountHarness, EMAIL, PASSWORD } from '../../../support/presentation/account-harness';

const NEW_PASSWORD = 'gió về trên đồi xa';

describe('signing in', () => {
  it('starts the session of the account, and remembers it by default', async () => {
    const harness = new AccountHarness();
    const signIn = new SignInViewModel(harness.viewModel.deps);
    signIn.form.fill({ email: ` ${EMAIL} `, password: PASSWORD });

    await signIn.submit();

    expect(signIn.remember).toBe(true);
    expect(harness.viewModel.profile?.email).toBe(EMAIL);
  });

  it('reports the failure, and retains the typed values', async () => {
    const harness = new AccountHarness();
    const signIn = new SignInViewModel(harness.viewModel.deps);
    signIn.form.fill({ email: EMAIL, password: 'khác' });

    await signIn.submit();

    expect(signIn.form.failure).toEqual({ kind: 'unauthenticated' });
    expect(signIn.form.values.email).toBe(EMAIL);
    expect(harness.viewModel.isSignedIn).toBe(false);
  });
});

describe('recovering a password', () => {
  const openRecovery = async () => {
    const harness = new AccountHarness();
    const recovery = new RecoveryViewModel(harness.viewModel.deps);
    recovery.open();
    await settle();
    return { harness, recovery };
  };
  const openAtCode = async () => {
    const opened = await openRecovery();
    opened.recovery.address.type('email', EMAIL);
    await opened.recovery.request();
    return { ...opened, code: opened.harness.service.mails.at(-1)?.code ?? '' };
  };

  it('goes from the address through the code to the new password, also across pages', async () => {
    const { harness, recovery, code } = await openAtCode();
    recovery.code.type(code);
    await harness.time.pass(0);
    recovery.dispose();
    const next = new RecoveryViewModel(harness.viewModel.deps);
    next.open();
    await settle();
    expect(next.step.kind).toBe('password');
    next.password.fill({ password: NEW_PASSWORD, again: NEW_PASSWORD });

    await next.reset();

    expect(next.step.kind).toBe('done');
    expect(harness.account.password).toBe(NEW_PASSWORD);
    next.dispose();
    const later = new RecoveryViewModel(harness.viewModel.deps);
    later.open();
    await settle();
    expect(later.step.kind).toBe('address');
  });

  it('counts down, then offers another code, then reports that the code has expired', async () => {
    const { harness, recovery } = await openAtCode();
    expect([recovery.code.secondsLeft, recovery.code.resendSecondsLeft]).toEqual([300, 60]);

    await harness.time.pass(59_000);
    expect(recovery.code.resendSecondsLeft).toBe(1);
    await recovery.code.resend();
    expect(harness.service.mails).toHaveLength(1);
    await harness.time.pass(1_000);
    await recovery.code.resend();
    expect(harness.service.mails).toHaveLength(2);
    await harness.time.pass(300_000);

    expect(recovery.code.secondsLeft).toBe(0);
    expect(harness.time.pending).toBe(0);
  });

  it('waits for six digits, and reports a wrong code at the field', async () => {
    const { harness, recovery } = await openAtCode();

    recovery.code.type('11111');
    await harness.time.pass(0);
    expect(recovery.code.form.faultCount).toBe(0);
    recovery.code.type('111111');
    await harness.time.pass(0);

    expect(recovery.code.form.faults.get('code')).toEqual({ kind: 'server', message: 'wrong' });
    expect(recovery.step.kind).toBe('code');
  });

  it('asks for the long code of an earlier mail when no other mail is sent', async () => {
    const harness = new AccountHarness();
    harness.service.sendsMails = false;
    const recovery = new RecoveryViewModel(harness.viewModel.deps);
    recovery.open();
    await settle();
    recovery.address.type('email', EMAIL);
    await recovery.request();
    expect(recovery.code.isLong).toBe(true);

    recovery.code.type('abcd efgh jkmn');
    await recovery.code.verify();
    expect(recovery.code.form.faults.get('code')).toEqual({ kind: 'type', type: 'longCode' });
    recovery.code.type(' abcd efgh jkmn pqrs ');
    await recovery.code.verify();

    expect(recovery.step.kind).toBe('password');
  });

  it('accepts the long code instead of six digits when the listener switches to it', async () => {
    const { recovery } = await openAtCode();
    recovery.code.switchKind();
    recovery.code.type('ABCD-EFGH-JKMN-PQRS');

    await recovery.code.verify();

    expect(recovery.step.kind).toBe('password');
  });

  it('refuses a new password whose repetition differs', async () => {
    const { harness, recovery, code } = await openAtCode();
    recovery.code.type(code);
    await harness.time.pass(0);
    recovery.password.fill({ password: NEW_PASSWORD, again: `${NEW_PASSWORD}!` });

    await recovery.reset();

    expect(recovery.password.faults.get('again')).toEqual({ kind: 'differs' });
    expect(harness.account.password).toBe(PASSWORD);
  });

  it('refuses a password that contains the address, also when the last step opens on a page of its own', async () => {
    const { harness, recovery } = await openRecovery();
    const address = 'khue.nguyen@song.test';
    harness.service.accounts.set(address, harness.account);
    recovery.address.type('email', address);
    await recovery.request();
    recovery.code.type(harness.service.mails.at(-1)?.code ?? '');
    await harness.time.pass(0);
    const onItsOwn = new RecoveryViewModel(harness.viewModel.deps);
    onItsOwn.open();
    await settle();
    const personal = 'gió về với khue nguyen';
    onItsOwn.password.fill({ password: personal, again: personal });

    await onItsOwn.reset();

    expect(onItsOwn.chooser).toEqual({ name: '', email: address });
    expect(onItsOwn.password.faults.get('password')).toEqual({ kind: 'personal' });
    expect(harness.account.password).toBe(PASSWORD);
  });

  it('reports why no other code was sent, and starts again with another address', async () => {
    const { harness, recovery } = await openAtCode();
    await harness.time.pass(60_000);
    harness.service.trouble = { kind: 'rate-limited', retryAfter: 30 };

    await recovery.code.resend();
    expect(recovery.code.resendFailure).toEqual({ kind: 'rate-limited', retryAfter: 30 });
    await recovery.restart();

    expect(recovery.step.kind).toBe('address');
  });

  it('stops its timer when it is disposed', async () => {
    const { harness, recovery } = await openAtCode();

    recovery.dispose();

    expect(harness.time.pending).toBe(0);
  });

  it('starts at the address when nothing could be loaded', async () => {
    const harness = new AccountHarness();
    harness.isUnreached = true;
    const recovery = new RecoveryViewModel(harness.viewModel.deps);

    recovery.open();

    await settle();

    expect([recovery.isKnown, recovery.step.kind]).toEqual([true, 'address']);
  });
});
