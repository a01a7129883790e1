import { DEVICE, PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

const MINUTE = 60_000;
const HOME = '198.51.100.1';
const NEW_PASSWORD = 'hoa sữa đầu thu';
const UNKNOWN_CODE = 'ABCD-EFGH-JKMN-PQRS';

describe('the long code in a password reset mail', () => {
  const world = withAccountsApp();
  const post = (call: string, payload: object, remoteAddress: string): Promise<Reply> =>
    world.call({ method: 'POST', url: `/sso/security/${call}`, payload, remoteAddress, device: DEVICE });
  const forgot = (email: string, from: string) => post('forgot-password', { email }, from);
  const verify = (request_id: unknown, otp: string) => post('verify-otp', { request_id, otp }, HOME);
  const reset = (reset_token: unknown) => post('reset-password', { reset_token, password: NEW_PASSWORD }, HOME);
  const login = (email: string, password: string) => post('login', { email, password }, HOME);
  const longCodes = async (email: string, count: number): Promise<readonly string[]> =>
    (await mailsTo(email, world.folder('outbox'), count)).map(
      (mail) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail)?.[0] ?? 'none',
    );
  afterEach(() => world.clock.pass(24 * 60 * MINUTE));

  /** Enough strangers request codes in the owner's name that no more mail is sent. */
  async function besieged() {
    const { user } = await world.register();
    for (let stranger = 1; stranger <= 30; stranger += 1) await forgot(user.email, `192.0.2.${stranger}`);
    return { email: user.email, codes: await longCodes(user.email, 30) };
  }

  it('lets the owner in from their own network while strangers use up all mails and continue to ask', async () => {
    const { email, codes } = await besieged();
    world.clock.pass(MINUTE);
    const { code, data } = await forgot(email, HOME);
    expect({ code, data }).toMatchObject({ code: 200, data: { is_mailed: false } });
    // The strangers send more requests: the codes in their mails and the owner's ticket stay valid.
    for (let stranger = 1; stranger <= 30; stranger += 1) await forgot(email, `192.0.2.${stranger}`);
    const ticket = await verify(data['request_id'], codes[7] ?? 'none');
    expect(ticket.code).toBe(200);
    world.clock.pass(MINUTE);
    for (let stranger = 1; stranger <= 30; stranger += 1) await forgot(email, `192.0.2.${stranger}`);
    expect((await reset(ticket.data['reset_token'])).code).toBe(200);
    expect((await login(email, NEW_PASSWORD)).code).toBe(200);
  });

  it('is the only accepted code when no further mail is sent; six digits are refused', async () => {
    const { email } = await besieged();
    const { data } = await forgot(email, HOME);
    expect(data).toMatchObject({ is_mailed: false, expires_in: 3_600 });
    expect((await verify(data['request_id'], '000000')).code).toBe(400);
    expect(await mailsTo(email, world.folder('outbox'), 30)).toHaveLength(30);
  });

  it('is answered identically, in every step, for an address without an account', async () => {
    const unknown = 'nobody@example.org';
    const { email } = await besieged();
    for (let stranger = 1; stranger <= 30; stranger += 1) await forgot(unknown, `192.0.2.${stranger}`);
    const known = await forgot(email, HOME);
    const none = await forgot(unknown, HOME);
    expect(none.data).toEqual({ ...known.data, request_id: expect.any(String) });
    const before = world.statements.length;
    const refused = await verify(known.data['request_id'], UNKNOWN_CODE);
    const between = world.statements.length;
    const unknownRefused = await verify(none.data['request_id'], UNKNOWN_CODE);
    expect(refused).toMatchObject({ code: 400, data: { errors: { otp: expect.any(String) } } });
    expect(unknownRefused.data).toEqual(refused.data);
    expect(world.statements.slice(between)).toEqual(world.statements.slice(before, between));
  });

  it('is valid once, within an hour', async () => {
    const { user } = await world.register();
    await forgot(user.email, '192.0.2.1');
    const [code = 'none'] = await longCodes(user.email, 1);
    world.clock.pass(60 * MINUTE - 1);
    const first = await forgot(user.email, HOME);
    expect((await verify(first.data['request_id'], code)).code).toBe(200);
    const second = await forgot(user.email, '192.0.2.2');
    expect((await verify(second.data['request_id'], code)).code).toBe(400);
    const late = (await longCodes(user.email, 3)).filter((each) => each !== code);
    world.clock.pass(60 * MINUTE);
    const third = await forgot(user.email, '192.0.2.3');
    for (const each of late) expect((await verify(third.data['request_id'], each)).code).toBe(400);
  });

  it('is valid once when several requests use it at once', async () => {
    const { email, codes } = await besieged();
    const requests = [];
    for (let place = 1; place <= 4; place += 1) requests.push((await forgot(email, `198.51.100.${place}`)).data);
    const tried = await Promise.all(requests.map((data) => verify(data['request_id'], codes[3] ?? 'none')));
    expect(tried.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
  });

  it('is valid only for the account of its mail', async () => {
    const owner = (await world.register()).user.email;
    const thief = (await world.register()).user.email;
    await forgot(owner, '192.0.2.1');
    const [code = 'none'] = await longCodes(owner, 1);
    const { data } = await forgot(thief, HOME);
    expect((await verify(data['request_id'], code)).code).toBe(400);
    const own = await forgot(owner, HOME);
    expect((await verify(own.data['request_id'], code)).code).toBe(200);
  });

  it('is invalid once a new password is set', async () => {
    const { user } = await world.register();
    await forgot(user.email, '192.0.2.1');
    const [code = 'none'] = await longCodes(user.email, 1);
    const { data } = await forgot(user.email, HOME);
    const ticket = await verify(data['request_id'], code);
    await reset(ticket.data['reset_token']);
    world.clock.pass(MINUTE);
    const earlier = await longCodes(user.email, 2);
    const again = await forgot(user.email, HOME);
    for (const each of earlier) expect((await verify(again.data['request_id'], each)).code).toBe(400);
    expect((await login(user.email, PASSWORD)).code).toBe(401);
  });

  it('requires an existing request', async () => {
    expect((await verify('a'.repeat(43), UNKNOWN_CODE)).code).toBe(422);
  });
});
