import { RecoveryViewModel } from '../../../../src/presentation/view-models/account/recovery.view-model';
import { RegisterViewModel } from '../../../../src/presentation/view-models/account/register.view-model';
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

describe('signing up', () => {
  const openRegister = () => {
    const stage = new AccountStage();
    const register = new RegisterViewModel(stage.viewModel.needs);
    register.form.fill({ name: 'Nguyên Khuê', email: 'khue@song.test', password: NEW_PASSWORD, setupToken: '' });
    return { stage, register };
  };

  it('makes the account and signs it in', async () => {
    const { stage, register } = openRegister();

    await register.submit();

    expect(stage.viewModel.profile?.name).toBe('Nguyên Khuê');
  });

  it('says at the address that somebody has it', async () => {
    const { register } = openRegister();
    register.form.type('email', EMAIL);

    await register.submit();

    expect(register.form.faults.get('email')).toEqual({ kind: 'taken' });
    expect(register.form.failure).toBeNull();
  });

  it.each([
    ['nguyen khue hat', { kind: 'personal' }],
    ['1234567890', { kind: 'guessable' }],
    ['ngắn', { kind: 'range', of: 'string', min: 10, max: 128 }],
  ])('refuses %j as a password', async (password, fault) => {
    const { stage, register } = openRegister();
    register.form.type('password', password);

    await register.judge.load();
    await register.submit();

    expect(register.form.faults.get('password')).toEqual(fault);
    expect(stage.viewModel.isSignedIn).toBe(false);
  });

  it('asks for the setup code once the server does', async () => {
    const { stage, register } = openRegister();
    stage.service.trouble = { kind: 'invalid', fields: { setupToken: 'Cần mã cài đặt' } };

    await register.submit();

    expect(register.needsSetupToken).toBe(true);
    expect(register.form.faults.get('setupToken')).toEqual({ kind: 'server', message: 'Cần mã cài đặt' });
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
    recovery.typeCode(code);
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
    expect([recovery.codeSecondsLeft, recovery.resendSecondsLeft]).toEqual([300, 60]);

    await stage.time.pass(59_000);
    expect(recovery.resendSecondsLeft).toBe(1);
    await recovery.resend();
    expect(stage.service.mails).toHaveLength(1);
    await stage.time.pass(1_000);
    await recovery.resend();
    expect(stage.service.mails).toHaveLength(2);
    await stage.time.pass(300_000);

    expect(recovery.codeSecondsLeft).toBe(0);
    expect(stage.time.pending).toBe(0);
  });

  it('waits for six digits, and says at the field that they are wrong', async () => {
    const { stage, recovery } = await openAtCode();

    recovery.typeCode('11111');
    await stage.time.pass(0);
    expect(recovery.code.faultCount).toBe(0);
    recovery.typeCode('111111');
    await stage.time.pass(0);

    expect(recovery.code.faults.get('code')).toEqual({ kind: 'server', message: 'wrong' });
    expect(recovery.step.kind).toBe('code');
  });

  it('asks for the new password twice', async () => {
    const { stage, recovery, code } = await openAtCode();
    recovery.typeCode(code);
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
    recovery.typeCode(stage.service.mails.at(-1)?.code ?? '');
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

    await recovery.resend();
    expect(recovery.resendFailure).toEqual({ kind: 'rate-limited', retryAfter: 30 });
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
