import { KnownDevices } from '../../../server/application/accounts/known-devices';
import { SignIn } from '../../../server/application/accounts/sign-in';
import type { AccountDeps } from '../../../server/application/accounts/account-deps';
import { SessionOpener } from '../../../server/application/sessions/session-opener';
import { SessionOpenings } from '../../../server/application/sessions/session-openings';
import type { AccountWithPassword } from '../../../server/domain/accounts/account-repository.port';
import { succeed } from '../../../server/domain/shared/result';
import { cryptoSecretSource } from '../../../server/infrastructure/crypto/crypto-secret-source';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { HandClock } from '../../support/server/hand-clock';
import { HERE } from '../../support/server/session-service';

const KNOWN: AccountWithPassword = {
  id: 'vy',
  email: 'vy@example.org',
  name: 'Hạ Vy',
  role: 'listener',
  isPremium: false,
  avatarId: null,
  phone: null,
  birthday: null,
  gender: null,
  bio: null,
  language: 'vi',
  createdAt: new Date(0),
  passwordHash: 'hash',
  isLocked: false,
};

/** The calls to the ports, in order, during a sign-in with a wrong password. */
async function workFor(
  email: string,
  retryAfterSeconds: number,
  deviceSecrets: readonly string[],
): Promise<readonly string[]> {
  const work: string[] = [];
  const did = <T>(what: string, value: T): Promise<T> => {
    work.push(what);
    return Promise.resolve(value);
  };
  const refuse = (): never => {
    throw new Error('nobody asks for this');
  };
  const clock = new HandClock();
  const parts = {
    accounts: { findByEmail: (given: string) => did('look up', given === KNOWN.email ? KNOWN : null) },
    attempts: { consume: () => did('count', retryAfterSeconds), forget: refuse },
    hasher: { hash: refuse, verify: () => did('compare', succeed(false)) },
    audit: { note: ({ kind }: { kind: string }) => did(`note ${kind}`, undefined) },
    clock,
  } as unknown as AccountDeps;
  const openings = new SessionOpenings();
  const session = { sessions: { open: refuse }, access: {}, refresh: {}, openings } as unknown as ConstructorParameters<
    typeof SessionOpener
  >[0];
  const opener = new SessionOpener(session, new CryptoIdSource(), cryptoSecretSource, clock);
  const secrets = { find: () => did('look for the device', null), keep: refuse };
  const devices = new KnownDevices(secrets, cryptoSecretSource, (text) => text, clock);
  const request = { email, password: 'gió', isRemembered: true, deviceSecrets, caller: HERE };
  await new SignIn(parts, opener, devices, { read: refuse }).execute(request);
  return work;
}

describe('the work of a failed sign-in', () => {
  it.each([
    ['wrong', 0, [], ['look up', 'count', 'compare', 'note sign-in-failed']],
    ['locked', 60, [], ['look up', 'count', 'note sign-in-locked']],
    ['with a cookie', 0, ['made up'], ['look up', 'look for the device', 'count', 'compare', 'note sign-in-failed']],
  ])('is the same for a known and an unknown address: %s', async (_what, retryAfterSeconds, secrets, work) => {
    expect(await workFor(KNOWN.email, retryAfterSeconds, secrets)).toEqual(work);
    expect(await workFor('nobody@example.org', retryAfterSeconds, secrets)).toEqual(work);
  });
});
