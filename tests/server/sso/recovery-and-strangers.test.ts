import { DEVICE, PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

const MINUTE_MS = 60_000;
const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.9';

describe('a password reset that strangers request in the owner’s name', () => {
  const world = withAccountsApp();
  let people = 0;

  const post = (call: string, payload: object, remoteAddress: string, cookie?: string): Promise<Reply> =>
    world.call({
      method: 'POST',
      url: `/sso/security/${call}`,
      payload,
      remoteAddress,
      headers: { deviceid: DEVICE, ...(cookie !== undefined && { cookie }) },
    });
  const forgot = (email: string, from: string, cookie?: string) => post('forgot-password', { email }, from, cookie);
  const verify = (request_id: unknown, otp: string) => post('verify-otp', { request_id, otp }, HOME);
  const codeMailed = async (email: string, count: number): Promise<string> =>
    /(?<!\d)\d{6}(?!\d)/.exec((await mailsTo(email, world.folder('outbox'), count))[count - 1] ?? '')?.[0] ?? 'none';

  async function owner() {
    people += 1;
    const email = `owner-${people}@example.org`;
    const { headers } = await post('register', { email, password: PASSWORD, name: 'Vy' }, '127.0.0.1');
    return { email, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  }

  it('remains available to the owner, however often strangers request it and are refused', async () => {
    const { email } = await owner();
    const codes: number[] = [];
    for (let stranger = 1; stranger <= 29; stranger += 1)
      for (let time = 0; time < 3; time += 1) codes.push((await forgot(email, `192.0.2.${stranger}`)).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(29);
    // Mails of the same moment have no order.
    await mailsTo(email, world.folder('outbox'), 29);
    world.clock.pass(1_000);
    const { code, data } = await forgot(email, HOME);
    expect(code).toBe(200);
    expect((await verify(data.request_id, await codeMailed(email, 30))).code).toBe(200);
  });

  it('has one limit of mails for all strangers together, which does not apply to a device that the account knows', async () => {
    const { email, cookie } = await owner();
    const letters: unknown[] = [];
    for (let stranger = 1; stranger <= 32; stranger += 1)
      letters.push((await forgot(email, `192.0.2.${stranger}`)).data['is_mailed']);
    expect(letters).toEqual([...Array<boolean>(30).fill(true), false, false]);
    expect((await forgot(email, '192.0.2.32', cookie)).data['is_mailed']).toBe(true);
    expect((await forgot(email, HOME)).data['is_mailed']).toBe(false);
    expect((await forgot(email, HOME)).code).toBe(429);
    world.clock.pass(10 * MINUTE_MS);
    expect((await forgot(email, HOME)).data['is_mailed']).toBe(true);
  });

  it('uses one mail of that limit when one network sends many requests at once', async () => {
    const { email } = await owner();
    for (let stranger = 1; stranger <= 6; stranger += 1) {
      const codes = await Promise.all(
        Array.from({ length: 8 }, async () => (await forgot(email, `192.0.2.${stranger}`)).code),
      );
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
    }
    const others: unknown[] = [];
    for (let stranger = 101; stranger <= 125; stranger += 1)
      others.push((await forgot(email, `192.0.2.${stranger}`)).data['is_mailed']);
    expect(others).toEqual([...Array<boolean>(24).fill(true), false]);
  });

  it('sends the last mail of that limit also when one network sends many requests for it at once', async () => {
    const { email } = await owner();
    for (let stranger = 1; stranger <= 29; stranger += 1) await forgot(email, `192.0.2.${stranger}`);
    const replies = await Promise.all(Array.from({ length: 8 }, () => forgot(email, HOME)));
    const taken = replies.filter(({ code }) => code === 200);
    expect(taken.map(({ data }) => data['is_mailed'])).toEqual([true]);
  });

  it('does not invalidate the owner’s code or ticket', async () => {
    const { email } = await owner();
    const { data } = await forgot(email, HOME);
    const code = await codeMailed(email, 1);
    world.clock.pass(MINUTE_MS);
    await forgot(email, ELSEWHERE);
    const verified = await verify(data.request_id, code);
    expect(verified.code).toBe(200);
    world.clock.pass(MINUTE_MS);
    await forgot(email, ELSEWHERE);
    const ticket = { reset_token: verified.data['reset_token'], password: 'hoa sữa đầu thu' };
    expect((await post('reset-password', ticket, HOME)).code).toBe(200);
  });

  it('does not reveal to strangers that the owner sets a new password', async () => {
    const { email } = await owner();
    const stranger = await forgot(email, ELSEWHERE);
    const own = await forgot(email, HOME);
    const codes = (await mailsTo(email, world.folder('outbox'), 2)).map(
      (mail) => /(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0] ?? '',
    );
    const tried = [
      await verify(own.data['request_id'], codes[0] ?? ''),
      await verify(own.data['request_id'], codes[1] ?? ''),
    ];
    const ticket = tried.find(({ code }) => code === 200)?.data['reset_token'];
    expect((await post('reset-password', { reset_token: ticket, password: 'hoa sữa đầu thu' }, HOME)).code).toBe(200);
    for (const code of codes) expect((await verify(stranger.data['request_id'], code)).code).toBe(400);
  });

  it('is counted by network for IPv6 addresses', async () => {
    const { email } = await owner();
    expect((await forgot(email, '2001:db8::1')).code).toBe(200);
    expect((await forgot(email, '2001:db8::2')).code).toBe(429);
    expect((await forgot(email, '2001:db8:0:1::1')).code).toBe(200);
  });
});
