import { RecoveryViewModel } from '../../../../src/presentation/view-models/account/recovery.view-model';
import { SignInViewModel } from '../../../../src/presentation/view-models/account/sign-in.view-model';
import { AccountStage, EMAIL, PASSWORD } from '../../../support/presentation/account-stage';

const NEW_PASSWORD = 'gió về trên đồi xa';

describe('signing in', () => {
  it('begins the session of the account, and remembers by default', async () => {
    const stage = new AccountStage();
    const signIn = new SignInViewModel(stage.viewModel.needs);
    signIn.form.fill({ email: ` ${EMAIL} `, password: PASSWORD });

    await signIn.submit();

    expect(signIn.remember).toBe(true);
    expect(stage.viewModel.profile?.email).toBe(EMAIL);
  });

  it('says why not, and keeps what was typed', async () => {
    const stage = new AccountStage();
    const signIn = new SignInViewModel(stage.viewModel.needs);
    signIn.form.fill({ email: EMAIL, password: 'khác' });

    await signIn.submit();

    expect(signIn.form.failure).toEqual({ kind: 'unauthenticated' });
    expect(signIn.form.values.email).toBe(EMAIL);
    expect(stage.viewModel.isSignedIn).toBe(false);
  });
});

describe('recovering a password', () => {
  const openRecovery = async () => {
    const stage = new AccountStage();
    const recovery = new RecoveryViewModel(stage.viewModel.needs);
    await recovery.open();
    return { stage, recovery };
  };
  const openAtCode = async () => {
    const opened = await openRecovery();
    opened.recovery.address.type('email', EMAIL);
    await opened.recovery.request();
    return { ...opened, code: opened.stage.service.mails.at(-1)?.code ?? '' };
  };

  it('goes from the address by the code to the password, and past pages', async () => {
    const { stage, recovery, code } = await openAtCode();
    recovery.code.type(code);
    await stage.time.pass(0);
    recovery.dispose();
    const next = new RecoveryViewModel(stage.viewModel.needs);
    await next.open();
    expect(next.step.kind).toBe('password');
    next.password.fill({ password: NEW_PASSWORD, again: NEW_PASSWORD });

    await next.reset();

    expect(next.step.kind).toBe('done');
    expect(stage.account.password).toBe(NEW_PASSWORD);
    next.dispose();
    const later = new RecoveryViewModel(stage.viewModel.needs);
    await later.open();
    expect(later.step.kind).toBe('address');
  });

  it('counts down, then offers another code, then says that the first is over', async () => {
    const { stage, recovery } = await openAtCode();
    expect([recovery.code.secondsLeft, recovery.code.resendSecondsLeft]).toEqual([300, 60]);

    await stage.time.pass(59_000);
    expect(recovery.code.resendSecondsLeft).toBe(1);
    await recovery.code.resend();
    expect(stage.service.mails).toHaveLength(1);
    await stage.time.pass(1_000);
    await recovery.code.resend();
    expect(stage.service.mails).toHaveLength(2);
    await stage.time.pass(300_000);

    expect(recovery.code.secondsLeft).toBe(0);
    expect(stage.time.pending).toBe(0);
  });

  it('waits for six digits, and says at the field that they are wrong', async () => {
    const { stage, recovery } = await openAtCode();

    recovery.code.type('11111');
    await stage.time.pass(0);
    expect(recovery.code.form.faultCount).toBe(0);
    recovery.code.type('111111');
    await stage.time.pass(0);

    expect(recovery.code.form.faults.get('code')).toEqual({ kind: 'server', message: 'wrong' });
    expect(recovery.step.kind).toBe('code');
  });

  it('asks for the long code of an earlier mail where no other one is sent', async () => {
    const stage = new AccountStage();
    stage.service.sendsMails = false;
    const recovery = new RecoveryViewModel(stage.viewModel.needs);
    await recovery.open();
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

  it('takes the long code instead of six digits for whoever prefers it', async () => {
    const { recovery } = await openAtCode();
    recovery.code.switchKind();
    recovery.code.type('ABCD-EFGH-JKMN-PQRS');

    await recovery.code.verify();

    expect(recovery.step.kind).toBe('password');
  });

  it('asks for the new password twice', async () => {
    const { stage, recovery, code } = await openAtCode();
    recovery.code.type(code);
    await stage.time.pass(0);
    recovery.password.fill({ password: NEW_PASSWORD, again: `${NEW_PASSWORD}!` });

    await recovery.reset();

    expect(recovery.password.faults.get('again')).toEqual({ kind: 'differs' });
    expect(stage.account.password).toBe(PASSWORD);
  });

  it('refuses the address as part of the password, also on a page of its own', async () => {
    const { stage, recovery } = await openRecovery();
    const address = 'khue.nguyen@song.test';
    stage.service.accounts.set(address, stage.account);
    recovery.address.type('email', address);
    await recovery.request();
    recovery.code.type(stage.service.mails.at(-1)?.code ?? '');
    await stage.time.pass(0);
    const onItsOwn = new RecoveryViewModel(stage.viewModel.needs);
    await onItsOwn.open();
    const personal = 'gió về với khue nguyen';
    onItsOwn.password.fill({ password: personal, again: personal });

    await onItsOwn.reset();

    expect(onItsOwn.chooser).toEqual({ name: '', email: address });
    expect(onItsOwn.password.faults.get('password')).toEqual({ kind: 'personal' });
    expect(stage.account.password).toBe(PASSWORD);
  });

  it('says why no other code was sent, and begins again with another address', async () => {
    const { stage, recovery } = await openAtCode();
    await stage.time.pass(60_000);
    stage.service.trouble = { kind: 'rate-limited', retryAfter: 30 };

    await recovery.code.resend();
    expect(recovery.code.resendFailure).toEqual({ kind: 'rate-limited', retryAfter: 30 });
    await recovery.restart();

    expect(recovery.step.kind).toBe('address');
  });

  it('watches no clock after it was left', async () => {
    const { stage, recovery } = await openAtCode();

    recovery.dispose();

    expect(stage.time.pending).toBe(0);
  });

  it('is known to be at its beginning when nothing could be fetched', async () => {
    const stage = new AccountStage();
    stage.isUnreached = true;
    const recovery = new RecoveryViewModel(stage.viewModel.needs);

    await recovery.open();

    expect([recovery.isKnown, recovery.step.kind]).toEqual([true, 'address']);
  });
});
