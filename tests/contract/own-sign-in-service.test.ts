import sharp from 'sharp';
import type { Accounts } from '../../src/domain/session/accounts.port';
import { succeed } from '../../src/domain/shared/result';
import { withAccountsApp } from '../support/server/accounts-app';
import { ownDevice } from '../support/server/own-device';
import { mailsTo } from '../support/server/read-mail';
import { describeAccountRegistration } from './account-registration.contract';
import { describeAccounts } from './accounts.contract';
import { describeDevices } from './devices.contract';
import { describeOwnData } from './own-data.contract';
import { describeOwnProfile, lastUploadStep } from './own-profile.contract';
import { describePasswordRecovery } from './password-recovery.contract';
import { describeTokenRefresh } from './token-refresh.contract';

const PASSWORD = 'sông dài biển rộng 7';
/** Longer than the period of any limit of the sign-in service. */
const A_WHILE_MS = 3_600_000;

describe('the own sign-in service, against its server', () => {
  const { app, clock, folder, database } = withAccountsApp();
  let people = 0;
  let address = '';

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => clock.pass(A_WHILE_MS));

  const deviceOf = (digit: number) => ownDevice(address, String(digit).repeat(16));
  const newEmail = (): string => `contract-${(people += 1)}@song.test`;

  async function registered() {
    const device = deviceOf(1);
    const email = newEmail();
    await device.register.execute({ email, password: PASSWORD, name: 'An' });
    const canSignInWith = async (password: string) =>
      (await deviceOf(9).signIn.execute({ email, password, remember: true })).ok;
    return { ...device, device, email, canSignInWith };
  }

  /** Mail is sent after the answer, so the response time does not reveal whether there is an account. */
  async function codeFor(email: string): Promise<string> {
    const mails = await mailsTo(email, folder('outbox'));
    return /: (\d{6})$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
  }

  describeAccounts('it', async () => {
    const { email } = await registered();
    const { accounts, control } = deviceOf(5);
    const inSession: Accounts = {
      signIn: async (credentials) => {
        const answer = await accounts.signIn(credentials);
        await Promise.all(answer.ok ? [control.start(answer.value)] : []);
        return answer;
      },
      signOut: () => accounts.signOut(),
    };
    return { accounts: inSession, email, password: PASSWORD };
  });

  describeAccountRegistration('it', async () => ({
    registration: deviceOf(1).accountRegistration,
    email: newEmail(),
  }));

  describeOwnProfile('it', async () => {
    const { ownProfile, accounts, canSignInWith } = await registered();
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const picture = { name: 'an.webp', type: 'image/webp', bytes: new Uint8Array(bytes) };
    const signOut = async () => void (await accounts.signOut());
    return { ownProfile, password: PASSWORD, picture, signOut, canSignInWith };
  });

  describeDevices('it', async () => {
    const { email, devices, device } = await registered();
    const credentials = { email, password: PASSWORD, remember: true };
    await deviceOf(2).signIn.execute(credentials);
    await deviceOf(3).signIn.execute(credentials);
    await device.signIn.execute(credentials);
    return { devices };
  });

  describeOwnData('it', async () => {
    await deviceOf(7).register.execute({ email: newEmail(), password: PASSWORD, name: 'Lam' });
    const { ownData, email, canSignInWith } = await registered();
    const becomeLastAdmin = async () => {
      await database.db().updateTable('accounts').set({ role: 'listener' }).execute();
      await database.db().updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
    };
    return { ownData, password: PASSWORD, becomeLastAdmin, canSignIn: () => canSignInWith(PASSWORD) };
  });

  describePasswordRecovery('it', async () => {
    const { recovery, email, canSignInWith } = await registered();
    const hasMail = async (to: string) => (await mailsTo(to, folder('outbox'), 0)).length > 0;
    return { recovery, email, mailedCode: () => codeFor(email), hasMail, canSignInWith };
  });

  describeTokenRefresh('it', async () => {
    const { refresh, tokens } = await registered();
    const { accessToken, refreshToken } = tokens.read();
    return { refresh, pair: { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' } };
  });

  it('refreshes the session of a request whose token has expired', async () => {
    const { ownProfile, tokens, session } = await registered();
    const before = tokens.read();
    clock.pass(601_000);
    expect(await ownProfile.read()).toMatchObject({ ok: true });
    expect(tokens.read()).not.toEqual(before);
    expect(session.state.kind).toBe('signed-in');
  });

  it('sends an avatar again after its expired token was refreshed', async () => {
    const { ownProfile } = await registered();
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    clock.pass(601_000);
    const picture = { name: 'an.png', type: 'image/png', bytes: new Uint8Array(bytes) };
    const answer = await lastUploadStep(ownProfile, picture);
    const value = expect.objectContaining({ avatarUrl: expect.any(String) as string }) as object;
    expect(answer).toEqual({ kind: 'answered', answer: succeed(value) });
  });

  it('returns for how long an account is locked', async () => {
    const { email } = await registered();
    const guess = () => deviceOf(4).signIn.execute({ email, password: 'a guess', remember: true });
    const answers = [await guess(), await guess(), await guess(), await guess(), await guess(), await guess()];
    const retryAfter = expect.any(Number) as number;
    expect(answers.at(-1)).toEqual({ ok: false, error: { kind: 'locked', retryAfter } });
  });
});
