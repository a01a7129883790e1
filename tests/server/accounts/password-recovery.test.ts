import { PasswordRecovery, type RecoveryDeps } from '../../../server/application/recovery/password-recovery';
import type { RecoveryRequest } from '../../../server/domain/recovery/recovery-requests.port';
import { HandClock } from '../../support/server/hand-clock';

/** A recovery with these answers from its limits, and the requests it stored. Nothing is hashed. */
function recoveryWith(secondsToWait: (bucket: string) => number, account: object | null = null) {
  const kept: RecoveryRequest[] = [];
  const notices = { resetCode: jest.fn(), dummyResetCode: jest.fn() };
  const parts = {
    accounts: { findByEmail: async () => account },
    requests: { waitMs: async () => 0, open: async (request: RecoveryRequest) => kept.push(request) > 0 },
    limiter: { consume: async (bucket: string) => secondsToWait(bucket), giveBack: async () => undefined },
    devices: { attemptsKey: async () => null },
    clock: new HandClock(),
    notices,
  } as unknown as RecoveryDeps;
  const secrets = { token: () => 'a-token', below: () => 7 };
  const recovery = new PasswordRecovery(parts, secrets, (text) => text);
  const ask = () =>
    recovery.request({ email: 'vy@example.org', language: 'vi', deviceSecrets: [], caller: { ip: '192.0.2.1' } });
  return { ask, kept, notices };
}

describe('a request for a new password', () => {
  it('stores the hashes of a six-digit code and a long code for its mail', async () => {
    const { ask, kept } = recoveryWith(() => 0);
    expect(await ask()).toMatchObject({ ok: true, value: { isMailed: true, expiresInSeconds: 300 } });
    expect(kept).toMatchObject([{ codeHash: 'code a-token 000007', longCodeHash: 'long code 7777-7777-7777-7777' }]);
  });

  it('stores no six-digit code when no mail is sent, because it would allow every network five more guesses', async () => {
    const { ask, kept } = recoveryWith((bucket) => (bucket.includes(' of ') ? 0 : 600));
    expect(await ask()).toMatchObject({ ok: true, value: { isMailed: false, expiresInSeconds: 3_600 } });
    expect(kept).toMatchObject([{ codeHash: 'code a-token a-token', longCodeHash: null }]);
  });

  it('mails its codes to the owner of the account, in the language of the request', async () => {
    const { ask, notices } = recoveryWith(() => 0, { id: 'an', email: 'vy@example.org', name: 'Vy', language: 'en' });
    await ask();
    const codes = { digits: '000007', long: '7777-7777-7777-7777' };
    const owner = expect.objectContaining({ email: 'vy@example.org', name: 'Vy', language: 'vi' });
    expect(notices.resetCode.mock.calls).toEqual([[owner, codes, { digits: 5, long: 60 }]]);
    expect(notices.dummyResetCode).not.toHaveBeenCalled();
  });

  it('does the same work but sends no mail for an email address without an account', async () => {
    const { ask, notices } = recoveryWith(() => 0);
    await ask();
    const nobody = { email: 'vy@example.org', name: '', language: 'vi' };
    expect(notices.dummyResetCode.mock.calls).toEqual([[nobody, expect.anything(), { digits: 5, long: 60 }]]);
    expect(notices.resetCode).not.toHaveBeenCalled();
  });

  it('sends no mail when all mails to the email address are used up', async () => {
    const { ask, notices } = recoveryWith((bucket) => (bucket.includes(' of ') ? 0 : 600), { id: 'an' });
    await ask();
    expect([...notices.resetCode.mock.calls, ...notices.dummyResetCode.mock.calls]).toEqual([]);
  });

  it('stores nothing when its network asks too often', async () => {
    const { ask, kept } = recoveryWith((bucket) => (bucket.startsWith('turn') ? 0 : 30));
    expect(await ask()).toEqual({ ok: false, error: { retryAfterSeconds: 30 } });
    expect(kept).toEqual([]);
  });
});
