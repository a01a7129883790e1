import type { FastifyInstance } from 'fastify';
import { LIVE_CLOSINGS } from '../../../contract/live';
import { DEVICE, OTHER_DEVICE, PASSWORD, type Admitted } from '../../support/server/accounts-app';
import { withLiveApp } from '../../support/server/live-app';
import { mailsTo } from '../../support/server/read-mail';

const NEW_PASSWORD = 'hoa sữa đầu thu';

interface People {
  readonly admin: Admitted;
  /** The device that ends the other's session. */
  readonly here: Admitted;
  /** The device whose session ends; it is served by the other process. */
  readonly there: Admitted;
  readonly thereId: string;
}

describe('a session that ends in one server process', () => {
  // The clock stands still in this world: no cached fact becomes too old to be used.
  const world = withLiveApp();
  let admin: Admitted;
  let other: FastifyInstance;
  let people = 0;

  beforeAll(async () => {
    admin = await world.register('Quản trị');
    other = await world.another();
  });

  const login = async (email: string, device: string): Promise<Admitted> => {
    const payload = { email, password: PASSWORD, remember: true };
    return (await world.call({ method: 'POST', url: '/sso/security/login', payload, device })).data;
  };
  const post = (url: string, payload: object, token?: string) =>
    world.call({ method: 'POST', url, payload, ...(token !== undefined && { token }) });
  const put = (url: string, payload: object, token: string) => world.call({ method: 'PUT', url, payload, token });

  async function twoDevices(): Promise<People> {
    const email = `ends-${(people += 1)}@example.org`;
    const payload = { email, password: PASSWORD, name: 'Vy' };
    const here = (await world.call({ method: 'POST', url: '/sso/security/register', payload, device: DEVICE })).data;
    const there = await login(email, OTHER_DEVICE);
    const db = world.database.db();
    await db.updateTable('accounts').set({ is_premium: true }).where('email_key', '=', email).execute();
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', here.user.id)
      .where('device_id', '=', OTHER_DEVICE)
      .executeTakeFirstOrThrow();
    return { admin, here, there, thereId: id };
  }

  async function resetPassword({ here: { user } }: People): Promise<void> {
    const { data } = await post('/sso/security/forgot-password', { email: user.email });
    const [mail] = await mailsTo(user.email, world.folder('outbox'), 1);
    const otp = /(?<!\d)\d{6}(?!\d)/.exec(mail ?? '')?.[0];
    const verified = await post('/sso/security/verify-otp', { request_id: data['request_id'], otp });
    const reset = { reset_token: verified.data['reset_token'], password: NEW_PASSWORD };
    expect(await post('/sso/security/reset-password', reset)).toMatchObject({ code: 200 });
  }

  it.each<[string, (people: People) => Promise<unknown>]>([
    [
      'the password is changed',
      ({ here }) =>
        put('/sso/user/me/password', { current_password: PASSWORD, new_password: NEW_PASSWORD }, here.token),
    ],
    ['the password is reset', resetPassword],
    [
      'its device is signed out by another one',
      ({ here, thereId }) =>
        world.call({ method: 'DELETE', url: `/sso/user/me/devices/${thereId}`, token: here.token }),
    ],
    [
      'all other devices are signed out',
      ({ here }) => world.call({ method: 'DELETE', url: '/sso/user/me/devices', token: here.token }),
    ],
    ['it signs itself out', ({ there }) => world.call({ url: '/sso/security/logout', token: there.token })],
    ['the same device signs in again', ({ here }) => login(here.user.email, OTHER_DEVICE)],
    [
      'fifty others are signed in',
      async ({ here }) => {
        const devices = Array.from({ length: 50 }, (_, at) => String(at).padStart(16, '7'));
        for (const device of devices) {
          world.clock.pass(1);
          await world.database.db().deleteFrom('rate_buckets').execute();
          await login(here.user.email, device);
        }
      },
    ],
    [
      'an admin locks the account',
      ({ here }) => put(`/sso/user/${here.user.id}/locked`, { is_locked: true }, admin.token),
    ],
    [
      'an admin signs the account out',
      ({ here }) => world.call({ method: 'DELETE', url: `/sso/user/${here.user.id}/devices`, token: admin.token }),
    ],
    ['the account is deleted', ({ here }) => post('/sso/user/me/delete', { password: PASSWORD }, here.token)],
  ])('closes its socket and its media at the other process: %s', async (_, end) => {
    const met = await twoDevices();
    const socket = await world.enter(met.there, `tab-${people}`, other);
    const me = { url: '/sso/user/me', headers: { authorization: `Bearer ${met.there.token}` } };
    expect((await other.inject(me)).json()).toMatchObject({ code: 200 });
    expect(await world.mayPlayPremium(met.thereId, other)).toBe(true);
    await end(met);
    expect(await socket.closed).toBe(LIVE_CLOSINGS.sessionOver);
    expect(await world.mayPlayPremium(met.thereId, other)).toBe(false);
    expect((await other.inject(me)).json()).toMatchObject({ code: 401 });
  });
});
