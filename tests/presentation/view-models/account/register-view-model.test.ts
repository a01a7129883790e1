import { RegisterViewModel } from '../../../../src/presentation/view-models/account/register.view-model';
import { AccountHarness, EMAIL } from '../../../support/presentation/account-harness';

const NEW_PASSWORD = 'gió về trên đồi xa';

describe('signing up', () => {
  const openRegister = () => {
    const harness = new AccountHarness();
    const register = new RegisterViewModel(harness.viewModel.deps);
    register.open();
    register.form.fill({ name: 'Nguyên Khuê', email: 'khue@song.test', password: NEW_PASSWORD, setupToken: '' });
    return { harness, register };
  };

  it('creates the account and signs in', async () => {
    const { harness, register } = openRegister();

    await register.submit();

    expect(harness.viewModel.profile?.name).toBe('Nguyên Khuê');
  });

  it('reports at the address field that the address is taken', async () => {
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
    const { harness, register } = openRegister();
    register.form.type('password', password);

    await register.judge.load();
    await register.submit();

    expect(register.form.faults.get('password')).toEqual(fault);
    expect(harness.viewModel.isSignedIn).toBe(false);
  });

  it('creates no account before the mailed code is entered, when sign-up is confirmed by mail', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;

    await register.submit();
    expect(harness.viewModel.isSignedIn).toBe(false);
    expect([register.code.secondsLeft, register.code.resendSecondsLeft]).toEqual([300, 60]);
    register.code.type(harness.service.mails.at(-1)?.code ?? '');
    await harness.time.pass(0);

    expect(harness.viewModel.profile?.name).toBe('Nguyên Khuê');
  });

  it('asks for a code also when the address already has an account, and accepts no code there', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    register.form.type('email', EMAIL);

    await register.submit();
    register.code.type('246802');
    await harness.time.pass(0);

    expect(register.code.form.faults.get('code')).toEqual({ kind: 'server', message: 'wrong' });
    expect(harness.viewModel.isSignedIn).toBe(false);
  });

  it('requests another code, and goes back to the form with all typed values', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    await register.submit();
    register.code.type('11111');

    await harness.time.pass(60_000);
    await register.code.resend();
    expect(harness.service.mails).toHaveLength(2);
    expect(register.code.form.values.code).toBe('');
    register.changeAddress();

    expect(register.sentTo).toBeNull();
    expect(register.form.values.email).toBe('khue@song.test');
    expect(register.form.attention?.field).toBe('email');
  });

  it('returns to the code that was sent for the same values, without another mail', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    await register.submit();
    register.changeAddress();

    await register.submit();
    expect([register.sentTo, harness.service.mails.length]).toEqual(['khue@song.test', 1]);
    register.changeAddress();
    register.form.type('email', 'khue.nguyen@song.test');
    await register.submit();

    expect([register.sentTo, harness.service.mails.length]).toEqual(['khue.nguyen@song.test', 2]);
  });

  it('stays at the form when a new code arrives late, and at the newest code when an older code is refused late', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    await register.submit();
    await harness.time.pass(60_000);
    const resending = register.code.resend();
    register.changeAddress();
    await resending;
    expect(register.sentTo).toBeNull();

    await register.submit();
    const refused = register.code.verify();
    register.code.type('000000');
    await harness.time.pass(60_000);
    await register.code.resend();
    const newest = register.code.awaited;
    await refused;

    expect(register.code.awaited).toEqual(newest);
  });

  it('starts no timer when an answer arrives after it is disposed', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;

    const submitting = register.submit();
    register.dispose();
    await submitting;

    expect(harness.time.pending).toBe(0);
  });

  it('offers another code again after the request for one failed', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    await register.submit();
    await harness.time.pass(60_000);
    harness.isUnreached = true;

    await register.code.resend();

    expect([register.code.isResending, register.code.resendFailure]).toEqual([false, { kind: 'not-loaded' }]);
  });

  it('reports that the code has expired once the server does, and stops its timer when it is disposed', async () => {
    const { harness, register } = openRegister();
    harness.service.confirmsByMail = true;
    await register.submit();
    harness.service.trouble = { kind: 'otp-expired' };

    register.code.type('246802');
    await harness.time.pass(0);
    expect(register.code.secondsLeft).toBe(0);
    expect(register.code.form.failure).toEqual({ kind: 'otp-expired' });
    register.dispose();

    expect(harness.time.pending).toBe(0);
  });

  it('asks for the setup code once the server requires it', async () => {
    const { harness, register } = openRegister();
    harness.service.trouble = { kind: 'invalid', fields: { setupToken: 'Cần mã cài đặt' } };

    await register.submit();

    expect(register.needsSetupToken).toBe(true);
    expect(register.form.faults.get('setupToken')).toEqual({ kind: 'server', message: 'Cần mã cài đặt' });
  });
});
