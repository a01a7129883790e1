import { PasswordRecovery, type RecoveryParts } from '../../../server/application/recovery/password-recovery';
import type { RecoveryRequest } from '../../../server/domain/recovery/recovery-requests.port';
import { HandClock } from '../../support/server/hand-clock';

/** A recovery whose limits answer this, and what it kept. Nothing is hashed. */
function recoveryWith(secondsToWait: (bucket: string) => number) {
  const kept: RecoveryRequest[] = [];
  const parts = {
    accounts: { findByEmail: async () => null },
    requests: { waitMs: async () => 0, open: async (request: RecoveryRequest) => kept.push(request) > 0 },
    limiter: { take: async (bucket: string) => secondsToWait(bucket), giveBack: async () => undefined },
    devices: { attemptsKey: async () => null },
    clock: new HandClock(),
  } as unknown as RecoveryParts;
  const secrets = { token: () => 'a-token', below: () => 7 };
  const recovery = new PasswordRecovery(parts, secrets, (text) => text);
  const ask = () =>
    recovery.request({ email: 'vy@example.org', language: 'vi', deviceSecrets: [], caller: { ip: '192.0.2.1' } });
  return { ask, kept };
}

describe('a request for a new password', () => {
  it('keeps six digits and a long code for its mail', async () => {
    const { ask, kept } = recoveryWith(() => 0);
    expect(await ask()).toMatchObject({ ok: true, value: { isMailed: true, expiresInSeconds: 300 } });
    expect(kept).toMatchObject([{ codeHash: 'code a-token 000007', longCodeHash: 'long code 7777-7777-7777-7777' }]);
  });

  it('keeps no six digits without a mail, which would be another five guesses for every network', async () => {
    const { ask, kept } = recoveryWith((bucket) => (bucket.includes(' of ') ? 0 : 600));
    expect(await ask()).toMatchObject({ ok: true, value: { isMailed: false, expiresInSeconds: 3_600 } });
    expect(kept).toMatchObject([{ codeHash: 'code a-token a-token', longCodeHash: null }]);
  });

  it('keeps nothing where its network asks too often', async () => {
    const { ask, kept } = recoveryWith(() => 30);
    expect(await ask()).toEqual({ ok: false, error: { retryAfterSeconds: 30 } });
    expect(kept).toEqual([]);
  });
});
