import { DEVICE, OTHER_DEVICE, PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';
import { mailCount, mailsTo } from '../../support/server/read-mail';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NEW_PASSWORD = 'hoa sữa đầu thu';
const HOME = '198.51.100.1';
const UNKNOWN = 'nobody@example.org';

describe('the password reset', () => {
  const world = withAccountsApp();
  const outbox = () => world.folder('outbox');
  // Each call comes from its own address: another test covers the limits by address.
  let calls = 0;
  const post = (call: string, payload: object, from?: string): Promise<Reply> => {
    calls += 1;
    const remoteAddress = from ?? `203.0.113.${calls % 250}`;
    return world.call({ method: 'POST', url: `/sso/security/${call}`, payload, remoteAddress });
  };
  const forgot = (email: string, from?: string) => post('forgot-password', { email }, from);
  const verify = (request_id: unknown, otp: string) => post('verify-otp', { request_id, otp });
  const reset = (reset_token: unknown, password = NEW_PASSWORD) => post('reset-password', { reset_token, password });
  const login = (email: string, password: string, device = DEVICE) =>
    world.call({ method: 'POST', url: '/sso/security/login', payload: { email, password }, device });
  const me = async (token: string) => (await world.call({ method: 'GET', url: '/sso/user/me', token })).code;

  const codeMailed = async (email: string, count = 1): Promise<string> => {
    const mails = await mailsTo(email, outbox(), count);
    return /(?<!\d)\d{6}(?!\d)/.exec(mails[count - 1] ?? '')?.[0] ?? 'none';
  };
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  /** The account's owner, who made a request from home, and the mailed code. */
  async function asked() {
    const { user, token } = await world.register();
    const { data } = await forgot(user.email, HOME);
    return { email: user.email, token, id: data.request_id, code: await codeMailed(user.email) };
  }

  async function withTicket() {
    const { id, code, ...rest } = await asked();
    return { ...rest, id, code, ticket: (await verify(id, code)).data.reset_token as string };
  }

  describe('requested for a mail address', () => {
    it('answers identically, after the same work, whether or not there is such an account', async () => {
      const { user } = await world.register();
      const seen: { reply: Reply; statements: readonly string[] }[] = [];
      for (const email of [user.email, UNKNOWN]) {
        const before = world.statements.length;
        seen.push({ reply: await forgot(email), statements: world.statements.slice(before) });
      }
      const [known, unknown] = seen;
      expect(known?.reply).toMatchObject({ status: 200, code: 200, data: { expires_in: 300, resend_after: 60 } });
      expect(unknown?.reply.data).toEqual({ ...known?.reply.data, request_id: expect.any(String) });
      expect(String(unknown?.reply.data.request_id)).toHaveLength(String(known?.reply.data.request_id).length);
      expect(unknown?.reply.message).toBe(known?.reply.message);
      expect(Object.keys(unknown?.reply.headers ?? {})).toEqual(Object.keys(known?.reply.headers ?? {}));
      expect(unknown?.statements).toEqual(known?.statements);
      await mailsTo(user.email, outbox());
      expect(await mailsTo(UNKNOWN, outbox(), 0)).toEqual([]);
    });

    it('is mailed even when the server stops right after its answer', async () => {
      const { user } = await world.register();
      const ending = await world.another();
      const headers = { deviceid: DEVICE, devicename: 'Linux' };
      await ending.inject({
        method: 'POST',
        url: '/sso/security/forgot-password',
        payload: { email: user.email },
        headers,
      });
      await ending.close();
      expect(await mailsTo(user.email, outbox(), 0)).toHaveLength(1);
    });

    it('treats wrong codes for an unknown address like those for a known one', async () => {
      const { id, code } = await asked();
      world.clock.pass(2 * MINUTE);
      const { data } = await forgot(UNKNOWN);
      const known: Reply[] = [];
      const unknown: Reply[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        known.push(await verify(id, other(code)));
        unknown.push(await verify(data.request_id, other(code)));
      }
      expect(unknown.map(({ code: answered, message }) => [answered, message])).toEqual(
        known.map(({ code: answered, message }) => [answered, message]),
      );
    });

    it('accepts the next request for an address after 60 seconds, known or not, and reports the waiting time', async () => {
      const { user } = await world.register();
      for (const email of [user.email, 'nobody-2@example.org']) {
        expect((await forgot(email, HOME)).code).toBe(200);
        world.clock.pass(59 * SECOND);
        const early = await forgot(` ${email.toUpperCase()} `.trim(), HOME);
        expect(early).toMatchObject({
          status: 429,
          code: 429,
          data: { retry_after: 1 },
          headers: { 'retry-after': '1' },
        });
        world.clock.pass(SECOND);
        expect((await forgot(email, HOME)).code).toBe(200);
      }
      expect(await mailsTo(user.email, outbox(), 2)).toHaveLength(2);
    });

    it('accepts a limited number of requests for one address from one network', async () => {
      const { user } = await world.register();
      for (const email of [user.email, 'nobody-3@example.org']) {
        const codes: number[] = [];
        for (let time = 0; time < 8; time += 1) {
          codes.push((await forgot(email, HOME)).code);
          world.clock.pass(MINUTE);
        }
        expect(codes.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
        expect(codes.slice(5)).toEqual([429, 429, 429]);
        world.clock.pass(15 * MINUTE);
        expect((await forgot(email, HOME)).code).toBe(200);
      }
    });

    it('is limited for each caller', async () => {
      const ask = (number: number) =>
        world.call({
          method: 'POST',
          url: '/sso/security/forgot-password',
          payload: { email: `many-${number}@example.org` },
          remoteAddress: '198.51.100.77',
        });
      const codes: number[] = [];
      for (let number = 0; number < 32; number += 1) codes.push((await ask(number)).code);
      expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(codes.slice(30)).toEqual([429, 429]);
    });

    it('writes the mail in the language of the page that asked', async () => {
      const { user } = await world.register();
      const request = { method: 'POST', url: '/sso/security/forgot-password', payload: { email: user.email } } as const;
      await world.call({ ...request, headers: { 'accept-language': 'en' } });
      expect((await mailsTo(user.email, outbox()))[0]).toContain('Your code for a new password');
    });

    it.each([
      ['no address', {}],
      ['what is no address', { email: 'nobody' }],
      ['an address with a line in it', { email: 'a@example.org\r\nBcc: b@example.org' }],
      ['more than an address', { email: UNKNOWN, account_id: '1' }],
    ])('refuses %s', async (_, payload) => {
      expect(await post('forgot-password', payload)).toMatchObject({ status: 400, code: 400 });
    });
  });

  describe('with its code', () => {
    it('accepts the code once', async () => {
      const { id, code } = await asked();
      const first = await verify(id, code);
      expect(first).toMatchObject({ code: 200, data: { reset_token: expect.any(String) } });
      expect(await verify(id, code)).toMatchObject({ status: 422, code: 422 });
    });

    it('accepts the code for one of many requests at once', async () => {
      const { id, code } = await asked();
      const codes = (await Promise.all(Array.from({ length: 10 }, () => verify(id, code)))).map((reply) => reply.code);
      expect(codes.filter((each) => each === 200)).toHaveLength(1);
    });

    it('reports a wrong code at its field five times, then refuses the right code too', async () => {
      const { id, code } = await asked();
      for (let tries = 0; tries < 5; tries += 1) {
        const wrong = await verify(id, other(code));
        expect(wrong).toMatchObject({ status: 400, code: 400, data: { errors: { otp: expect.any(String) } } });
      }
      expect(await verify(id, code)).toMatchObject({ status: 422, code: 422 });
    });

    it('counts wrong codes that arrive all at once', async () => {
      const { id, code } = await asked();
      await Promise.all(Array.from({ length: 20 }, () => verify(id, other(code))));
      expect((await verify(id, code)).code).toBe(422);
    });

    it('accepts the code for five minutes', async () => {
      const [early, late] = await Promise.all([asked(), asked()]);
      world.clock.pass(5 * MINUTE - 1);
      expect((await verify(early.id, early.code)).code).toBe(200);
      world.clock.pass(1);
      expect((await verify(late.id, late.code)).code).toBe(422);
    });

    it('accepts only the newest code, and only for its own request', async () => {
      const [first, second] = await Promise.all([asked(), asked()]);
      expect(await verify(second.id, first.code === second.code ? other(first.code) : first.code)).toMatchObject({
        code: 400,
      });
      world.clock.pass(MINUTE);
      const { data } = await forgot(first.email, HOME);
      const newest = await codeMailed(first.email, 2);
      expect((await verify(first.id, first.code)).code).toBe(422);
      expect((await verify(data.request_id, newest)).code).toBe(200);
    });

    it.each([
      ['an unknown request', 'a'.repeat(43), '123456', 422],
      ['a request that is no text', 7, '123456', 400],
      ['five digits', 'a'.repeat(43), '12345', 400],
      ['seven digits', 'a'.repeat(43), '1234567', 400],
      ['digits of another script', 'a'.repeat(43), '١٢٣٤٥٦', 400],
    ])('refuses %s', async (_, id, otp, code) => {
      expect((await verify(id, otp)).code).toBe(code);
    });
  });

  describe('with its ticket', () => {
    it('sets the password, ends all sessions, opens no session, and notifies the owner by mail', async () => {
      const { email, token, ticket } = await withTicket();
      const elsewhere = (await login(email, PASSWORD, OTHER_DEVICE)).data;
      const otherProcess = await world.another();
      const meThere = async () =>
        (
          await otherProcess.inject({ url: '/sso/user/me', headers: { authorization: `Bearer ${token}` } })
        ).json<Reply>().code;
      expect([await me(token), await me(elsewhere.token), await meThere()]).toEqual([200, 200, 200]);
      expect(await reset(ticket)).toMatchObject({ status: 200, code: 200, data: null });
      world.clock.pass(SECOND);
      expect([await me(token), await me(elsewhere.token), await meThere()]).toEqual([401, 401, 401]);
      const refreshed = await post('refresh-token', { refreshToken: elsewhere.refresh_token });
      expect(refreshed.code).toBe(401);
      expect((await login(email, PASSWORD)).code).toBe(401);
      expect((await login(email, NEW_PASSWORD)).code).toBe(200);
      expect((await mailsTo(email, outbox(), 2))[1]).toContain('mật khẩu');
    });

    it('unlocks an address that wrong guesses locked', async () => {
      const { email, ticket } = await withTicket();
      for (let tries = 0; tries < 5; tries += 1) await login(email, 'guessed wrongly');
      expect((await login(email, PASSWORD)).code).toBe(411);
      await reset(ticket);
      world.clock.pass(MINUTE);
      expect((await login(email, NEW_PASSWORD)).code).toBe(200);
    });

    it('accepts the ticket once, also when many requests use it at once', async () => {
      const { ticket } = await withTicket();
      const codes = (await Promise.all([1, 2, 3].map(() => reset(ticket)))).map(({ code }) => code);
      expect(codes.sort()).toEqual([200, 422, 422]);
      expect((await reset(ticket)).code).toBe(422);
    });

    it('accepts the ticket for ten minutes', async () => {
      const [early, late] = await Promise.all([withTicket(), withTicket()]);
      world.clock.pass(10 * MINUTE - 1);
      expect((await reset(early.ticket)).code).toBe(200);
      world.clock.pass(1);
      expect((await reset(late.ticket)).code).toBe(422);
    });

    it.each([
      ['too short', 'ngắn'],
      ['too common', 'password123'],
      ['too long', 'x'.repeat(129)],
    ])('leaves the ticket valid when the new password is %s', async (_, weak) => {
      const { ticket, token } = await withTicket();
      const refused = await reset(ticket, weak);
      expect(refused).toMatchObject({ code: 400, data: { errors: { password: expect.any(String) } } });
      expect(await me(token)).toBe(200);
      expect((await reset(ticket)).code).toBe(200);
    });

    it('refuses the ticket once the owner has requested another reset', async () => {
      const { email, ticket } = await withTicket();
      world.clock.pass(MINUTE);
      await forgot(email, HOME);
      expect((await reset(ticket)).code).toBe(422);
    });

    it('refuses a made-up ticket', async () => {
      const { id, code } = await asked();
      for (const token of ['a'.repeat(43), id, `ticket ${code}`])
        expect([400, 422]).toContain((await reset(token)).code);
    });
  });

  it('leaves neither code nor ticket in the log or the database', async () => {
    const { id, code, ticket, email } = await withTicket();
    const rows = await world.database.db().selectFrom('recovery_requests').selectAll().execute();
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(rows.map(({ code_hash }) => code_hash)).not.toContain(code);
    await reset(ticket);
    const logged = JSON.stringify(world.logger.lines);
    for (const secret of [`"${code}"`, ticket, NEW_PASSWORD, email]) expect(logged).not.toContain(secret);
    const audited = await world.database.db().selectFrom('audit_events').select('kind').execute();
    expect(audited.map(({ kind }) => kind)).toContain('password-reset');
    expect(await mailCount(outbox())).toBeGreaterThan(0);
  });
});
