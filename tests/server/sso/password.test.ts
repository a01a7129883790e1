import { DEVICE, OTHER_DEVICE, PASSWORD, withAccountsApp, type Admitted } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

const NEW_PASSWORD = 'hoa sữa đầu thu';

describe('changing the password', () => {
  const world = withAccountsApp();
  let here: Admitted;
  let elsewhere: Admitted;

  const login = (password: string, device = DEVICE) =>
    world.call({
      method: 'POST',
      url: '/sso/security/login',
      payload: { email: here.user.email, password },
      device,
    });
  const change = (current_password: string, new_password: string) =>
    world.call({
      method: 'PUT',
      url: '/sso/user/me/password',
      payload: { current_password, new_password },
      token: here.token,
    });
  const me = async ({ token }: Admitted) => (await world.call({ method: 'GET', url: '/sso/user/me', token })).code;
  const notes = async () => {
    const events = world.database.db().selectFrom('audit_events').select('kind');
    return (await events.where('account_id', '=', here.user.id).orderBy('id').execute()).map(({ kind }) => kind);
  };

  beforeEach(async () => {
    world.clock.pass(3_600_000);
    here = await world.register();
    elsewhere = (await login(PASSWORD, OTHER_DEVICE)).data;
  });

  it('preserves this session, ends all others at once, and is recorded and mailed', async () => {
    expect(await change(PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 200, code: 200, data: null });
    expect(await me(here)).toBe(200);
    expect(await me(elsewhere)).toBe(401);
    const payload = { refreshToken: elsewhere.refresh_token };
    const refreshed = await world.call({ method: 'POST', url: '/sso/security/refresh-token', payload });
    expect(refreshed.code).toBe(401);
    expect(await notes()).toContain('password-changed');
    expect(await mailsTo(here.user.email, world.folder('outbox'))).toHaveLength(1);
  });

  it('allows signing in with the new password, and no longer with the old one', async () => {
    await change(PASSWORD, NEW_PASSWORD);
    expect((await login(PASSWORD)).code).toBe(401);
    expect((await login(NEW_PASSWORD)).code).toBe(200);
  });

  it('requires the current password: a wrong one changes nothing and is recorded', async () => {
    const refused = await change('not this one at all', NEW_PASSWORD);
    expect(refused).toMatchObject({ status: 400, data: { errors: { current_password: expect.stringMatching(/\S/) } } });
    expect(await me(elsewhere)).toBe(200);
    expect((await login(PASSWORD)).code).toBe(200);
    expect(await notes()).toContain('sign-in-failed');
  });

  it('allows as few guesses at the current password as signing in does, then locks', async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) answers.push((await change(`wrong guess ${tries}`, NEW_PASSWORD)).code);
    expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.at(-1)).toBe(411);
    expect((await change(PASSWORD, NEW_PASSWORD)).code).toBe(411);
    expect(await notes()).toContain('sign-in-locked');
  });

  it.each([
    ['too short', 'ngắn quá'],
    ['guessed by everybody', 'password123456'],
    ['the same letter again and again', 'aaaaaaaaaaaa'],
  ])('refuses a new password that is %s, and changes nothing', async (_, next) => {
    expect(await change(PASSWORD, next)).toMatchObject({
      status: 400,
      data: { errors: { new_password: expect.stringMatching(/\S/) } },
    });
    expect(await me(elsewhere)).toBe(200);
    expect((await login(PASSWORD)).code).toBe(200);
  });

  it('refuses a new password that is little more than the listener’s own name', async () => {
    here = await world.register('Thảo Nguyên');
    expect(await change(PASSWORD, 'ThaoNguyen 99')).toMatchObject({
      status: 400,
      data: { errors: { new_password: expect.stringMatching(/\S/) } },
    });
  });

  it('accepts a password in either Unicode form of its accents', async () => {
    await change(PASSWORD, NEW_PASSWORD.normalize('NFD'));
    expect((await login(NEW_PASSWORD.normalize('NFC'))).code).toBe(200);
  });
});
