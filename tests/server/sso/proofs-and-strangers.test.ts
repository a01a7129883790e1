import { PostgresOwnData } from '../../../server/infrastructure/postgres/accounts/postgres-own-data';
import { PASSWORD, withAccountsApp, type Admitted } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

const NEW_PASSWORD = 'hoa sữa đầu thu';
const STRANGER = '9999888877776666';
const MINUTE = 60_000;

describe('the current password, requested again from a signed-in owner', () => {
  const world = withAccountsApp();
  let owner: Admitted;

  const post = (url: string, payload: object, device?: string) =>
    world.call({ method: 'POST', url, payload, ...(device && { device }) });
  const login = (password: string) =>
    post('/sso/security/login', { email: owner.user.email, password }, STRANGER).then(({ code }) => code);
  const change = (current_password: string, new_password: string, { token } = owner) =>
    world
      .call({ method: 'PUT', url: '/sso/user/me/password', payload: { current_password, new_password }, token })
      .then(({ code }) => code);
  const leave = () =>
    world.call({ method: 'POST', url: '/sso/user/me/delete', payload: { password: PASSWORD }, token: owner.token });

  async function strangersGuess(): Promise<void> {
    for (let guess = 0; guess < 6; guess += 1) await login(`đoán mò lần ${guess}`);
  }

  async function ownerGuesses(): Promise<void> {
    for (let guess = 0; guess < 6; guess += 1) await change(`đoán mò lần ${guess}`, NEW_PASSWORD);
  }

  beforeEach(async () => {
    world.clock.pass(60 * MINUTE);
    owner = await world.register();
  });

  it('can be changed while strangers are locked out, and the strangers remain locked out', async () => {
    await strangersGuess();
    expect(await change(PASSWORD, NEW_PASSWORD)).toBe(200);
    expect(await login(NEW_PASSWORD)).toBe(411);
  });

  it('allows deleting the account while strangers are locked out', async () => {
    await strangersGuess();
    expect(await leave()).toMatchObject({ code: 200 });
  });

  it('does not lock signing in when it is guessed wrongly', async () => {
    await ownerGuesses();
    expect(await change(PASSWORD, NEW_PASSWORD)).toBe(411);
    expect(await login(PASSWORD)).toBe(200);
  });

  it('can be tried again at once after a password reset by mail', async () => {
    const { email } = owner.user;
    await ownerGuesses();
    const { data } = await post('/sso/security/forgot-password', { email });
    const [mail] = await mailsTo(email, world.folder('outbox'), 1);
    const otp = /(?<!\d)\d{6}(?!\d)/.exec(mail ?? '')?.[0];
    const verified = await post('/sso/security/verify-otp', { request_id: data['request_id'], otp });
    await post('/sso/security/reset-password', { reset_token: verified.data['reset_token'], password: NEW_PASSWORD });
    const again = (await post('/sso/security/login', { email, password: NEW_PASSWORD })).data;
    expect(await change(NEW_PASSWORD, PASSWORD, again)).toBe(200);
  });

  it('leaves no count of wrong guesses behind after the account is deleted', async () => {
    await strangersGuess();
    await ownerGuesses();
    const db = world.database.db();
    await new PostgresOwnData(db).remove(owner.user.id);
    const left = (await db.selectFrom('sign_in_attempts').select('email_key').execute()).map((row) => row.email_key);
    expect(left.filter((key) => key.includes(owner.user.id) || key.includes(owner.user.email))).toEqual([]);
  });
});
