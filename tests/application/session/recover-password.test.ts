import { RecoverPassword } from '../../../src/application/session/recover-password';
import { MemorySignInService } from '../../support/backends/memory/memory-sign-in-service';
import { VirtualTime } from '../../support/fakes/virtual-time';

const EMAIL = 'an@song.test';
const NEXT = 'một mật khẩu khác';
const DONE = { ok: true, value: undefined };
const OUT_OF_ORDER = { ok: false, error: { kind: 'cancelled' } };

async function setUp() {
  const service = new MemorySignInService();
  await service.register({ email: EMAIL, password: 'sông dài biển rộng', name: 'An' });
  const time = new VirtualTime();
  const recover = new RecoverPassword(service, time);
  const verify = () => recover.verify(service.mails.at(-1)?.code ?? '');
  return { service, time, recover, verify };
}

describe('recovering a password', () => {
  it('goes from the address through the code to a new password', async () => {
    const { service, recover, verify } = await setUp();
    const kinds: string[] = [];
    recover.changes.subscribe(({ kind }) => kinds.push(kind));
    const answers = [await recover.request(EMAIL), await verify(), await recover.reset(NEXT)];
    expect(answers).toEqual([DONE, DONE, DONE]);
    expect(kinds).toEqual(['address', 'code', 'password', 'done']);
    expect(service.accounts.get(EMAIL)?.password).toBe(NEXT);
  });

  it('reports when the code expires and when another code can be sent', async () => {
    const { time, recover } = await setUp();
    await recover.request(EMAIL);
    const times = { expiresAt: time.now() + 300_000, resendableAt: time.now() + 60_000 };
    expect(recover.step).toMatchObject({ kind: 'code', email: EMAIL, code: times });
  });

  it('sends another code to the same address', async () => {
    const { service, time, recover } = await setUp();
    await recover.request(EMAIL);
    await time.pass(60_000);
    expect(await recover.resend()).toEqual(DONE);
    expect([service.mails.length, recover.step]).toMatchObject([2, { code: { resendableAt: time.now() + 60_000 } }]);
  });

  it('stays at the address step when no code can be sent', async () => {
    const { service, recover } = await setUp();
    service.trouble = { kind: 'rate-limited', retryAfter: 60 };
    expect(await recover.request(EMAIL)).toEqual({ ok: false, error: service.trouble });
    expect(recover.step.kind).toBe('address');
  });

  it('allows another attempt after a wrong code', async () => {
    const { recover } = await setUp();
    await recover.request(EMAIL);
    expect(await recover.verify('000000')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(recover.step).toMatchObject({ kind: 'code', code: { isExpired: false } });
  });

  it('requires a new code when the server answers that the code has expired', async () => {
    const { service, recover } = await setUp();
    await recover.request(EMAIL);
    service.trouble = { kind: 'otp-expired' };
    await recover.verify('246802');
    expect(recover.step).toMatchObject({ kind: 'code', code: { isExpired: true } });
  });

  it('begins again at the address step when the ticket is refused', async () => {
    const { service, recover, verify } = await setUp();
    await recover.request(EMAIL);
    await verify();
    service.trouble = { kind: 'otp-expired' };
    expect(await recover.reset(NEXT)).toMatchObject({ ok: false });
    expect(recover.step.kind).toBe('address');
  });

  it('returns to the address step on a restart', async () => {
    const { recover } = await setUp();
    await recover.request(EMAIL);
    await recover.restart();
    expect(recover.step).toEqual({ kind: 'address' });
  });

  it('refuses steps that are called out of order', async () => {
    const { recover, service } = await setUp();
    const answers = [await recover.resend(), await recover.verify('246802'), await recover.reset(NEXT)];
    expect(answers).toEqual([OUT_OF_ORDER, OUT_OF_ORDER, OUT_OF_ORDER]);
    expect([recover.step.kind, service.mails]).toEqual(['address', []]);
  });
});
