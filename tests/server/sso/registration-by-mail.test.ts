import { Argon2PasswordHasher } from '../../../server/infrastructure/crypto/argon2-password-hasher';
import { PostgresPendingRegistrations } from '../../../server/infrastructure/postgres/registration/postgres-pending-registrations';
import { DEVICE, PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';
import { withMailPost } from '../../support/server/mail-post';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOME = '198.51.100.1';

describe('creating an account where the server sends mails', () => {
  const post = withMailPost();
  const world = withAccountsApp({ smtpUrl: () => post().url });
  let calls = 0;
  let people = 0;

  // Each call comes from its own address: another test covers the limits by address.
  const send = (call: string, payload: object, from?: string, headers = {}): Promise<Reply> => {
    calls += 1;
    const remoteAddress = from ?? `203.0.113.${calls % 250}`;
    return world.call({ method: 'POST', url: `/sso/security/${call}`, payload, remoteAddress, headers });
  };
  const register = (email: string, from?: string, given: object = {}, headers = {}) =>
    send('register', { email, password: PASSWORD, name: 'Hạ Vy', ...given }, from, headers);
  const confirm = (request_id: unknown, otp: string) => send('verify-registration', { request_id, otp });
  const login = (email: string) => send('login', { email, password: PASSWORD });
  const newEmail = (): string => `new-${(people += 1)}@example.org`;
  const codeOf = (mail = ''): string => /: (\d{6})$/m.exec(mail)?.[1] ?? 'none';
  const codeMailed = async (email: string, count = 1) => codeOf((await post().mailsTo(email, count))[count - 1]);
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const accountsOf = (email: string) =>
    world.database.db().selectFrom('accounts').select(['role', 'name']).where('email', '=', email).execute();

  let taken = '';
  beforeAll(async () => {
    taken = (await world.register()).user.email;
  });
  afterEach(() => world.clock.pass(MINUTE));

  async function requested() {
    const email = newEmail();
    const { data } = await register(email, HOME);
    return { email, id: data['request_id'], code: await codeMailed(email) };
  }

  it('signs the first account in at once, and no later one', async () => {
    expect(await accountsOf(taken)).toEqual([{ role: 'admin', name: 'Người nghe' }]);
    const email = newEmail();
    expect((await register(email)).data).not.toHaveProperty('token');
    expect(await accountsOf(email)).toEqual([]);
    expect((await login(email)).code).toBe(401);
  });

  it('answers identically, after the same work, whether or not the address is taken', async () => {
    const hashing = jest.spyOn(Argon2PasswordHasher.prototype, 'hash');
    const seen: { reply: Reply; statements: readonly string[] }[] = [];
    for (const email of [taken, newEmail()]) {
      const before = world.statements.length;
      seen.push({ reply: await register(email), statements: world.statements.slice(before) });
    }
    const [known, free] = seen;
    const request = { request_id: expect.any(String), expires_in: 300, resend_after: 60, is_mailed: true };
    expect(known?.reply).toMatchObject({ status: 200, code: 200 });
    expect(known?.reply.data).toEqual(request);
    expect(free?.reply.data).toEqual(request);
    expect(free?.reply.message).toBe(known?.reply.message);
    expect(Object.keys(free?.reply.headers ?? {})).toEqual(Object.keys(known?.reply.headers ?? {}));
    expect(free?.statements).toEqual(known?.statements);
    expect(hashing).toHaveBeenCalledTimes(2);
    hashing.mockRestore();
  });

  it('notifies the owner of a taken address by mail, in the language of the request, and changes nothing', async () => {
    const { email, id, code } = await requested();
    await confirm(id, code);
    world.clock.pass(MINUTE);
    await register(email.toUpperCase(), undefined, { name: 'Trúng thưởng' }, { 'accept-language': 'en' });
    const [, mail = ''] = await post().mailsTo(email, 2);
    expect(mail).toContain('which has one already');
    expect(mail).not.toContain('Trúng thưởng');
    expect(codeOf(mail)).toBe('none');
    expect((await login(email)).code).toBe(200);
  });

  it('includes no name in a mail to an unverified address', async () => {
    const email = newEmail();
    await register(email, undefined, { name: 'Trúng thưởng ở evil.example' });
    expect((await post().mailsTo(email))[0]).not.toContain('evil.example');
  });

  it('creates the account for the code, signs it in, and remembers the device', async () => {
    const { email, id, code } = await requested();
    const admitted = await confirm(id, code);
    expect(admitted).toMatchObject({ code: 200, data: { user: { email, name: 'Hạ Vy', role: 'listener' } } });
    expect(String(admitted.headers['set-cookie'])).toContain('HttpOnly');
    const me = await world.call({ method: 'GET', url: '/sso/user/me', token: admitted.data.token, device: DEVICE });
    expect(me.code).toBe(200);
    expect((await login(email)).code).toBe(200);
    const kinds = await world.database.db().selectFrom('audit_events').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toContain('registered');
  });

  it('creates the account once when many requests send the code at once', async () => {
    const { email, id, code } = await requested();
    const codes = (await Promise.all([1, 2, 3, 4].map(() => confirm(id, code)))).map((reply) => reply.code);
    expect(codes.sort()).toEqual([200, 422, 422, 422]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('reports a wrong code at its field five times, then refuses the right code too, address taken or not', async () => {
    const { id, code } = await requested();
    const { data } = await register(taken);
    for (let tries = 0; tries < 5; tries += 1)
      for (const each of [id, data['request_id']])
        expect(await confirm(each, other(code))).toMatchObject({
          code: 400,
          data: { errors: { otp: expect.any(String) } },
        });
    for (const each of [id, data['request_id']]) expect((await confirm(each, code)).code).toBe(422);
  });

  it('accepts the code for five minutes', async () => {
    const early = await requested();
    const late = await requested();
    world.clock.pass(5 * MINUTE - 1);
    expect((await confirm(early.id, early.code)).code).toBe(200);
    world.clock.pass(1);
    expect((await confirm(late.id, late.code)).code).toBe(422);
  });

  it('uses the password of the code that is sent back first when two networks register one address', async () => {
    const { email, id, code } = await requested();
    const { data } = await register(email, '192.0.2.1', { password: 'bánh mì trứng chiên' });
    const others = (await post().mailsTo(email, 2)).map(codeOf).filter((each) => each !== code);
    expect((await confirm(id, code)).code).toBe(200);
    expect(await confirm(data['request_id'], others[0] ?? 'none')).toMatchObject({ status: 422, code: 422 });
    expect((await login(email)).code).toBe(200);
  });

  it('sends the next mail after 60 seconds, address taken or not, and reports the waiting time', async () => {
    for (const email of [taken, newEmail()]) {
      expect((await register(email, '192.0.2.9')).code).toBe(200);
      world.clock.pass(59 * SECOND);
      expect(await register(email, '192.0.2.9')).toMatchObject({ code: 429, data: { retry_after: 1 } });
      world.clock.pass(SECOND);
      expect((await register(email, '192.0.2.9')).code).toBe(200);
    }
  });

  it('limits the mails to one address from all callers together, address taken or not', async () => {
    world.clock.pass(24 * 60 * MINUTE);
    for (const email of [taken, newEmail()]) {
      const codes: number[] = [];
      for (let stranger = 1; stranger <= 32; stranger += 1)
        codes.push((await register(email, `192.0.2.${stranger}`)).code);
      expect(codes).toEqual([...Array<number>(30).fill(200), 429, 429]);
    }
  });

  it.each([
    'flood@example.com>',
    '<flood@example.com',
    'flood@example.com.',
    'flood@example\u3002com',
    '"flood"@example.com',
  ])('refuses %p, which is another spelling of a mailbox', async (email) => {
    expect(await register(email)).toMatchObject({ code: 400, data: { errors: { email: expect.any(String) } } });
  });

  it('treats an address in wide letters as the same address in plain letters', async () => {
    const { email, id, code } = await requested();
    await confirm(id, code);
    await register(email.replace('example', '\uff45xample'));
    expect((await post().mailsTo(email, 2))[1]).toContain('đã có tài khoản');
  });

  it('refuses a weak password before any other check, address taken or not', async () => {
    for (const email of [taken, newEmail()])
      expect(await register(email, undefined, { password: '1234567890a' })).toMatchObject({
        code: 400,
        data: { errors: { password: expect.any(String) } },
      });
  });

  it('leaves neither code nor password in the log or the database', async () => {
    const { email, code } = await requested();
    const rows = JSON.stringify(await world.database.db().selectFrom('pending_registrations').selectAll().execute());
    expect(rows).toContain(email);
    for (const secret of [`"${code}"`, PASSWORD]) expect(rows).not.toContain(secret);
    const logged = JSON.stringify(world.logger.lines);
    for (const secret of [new RegExp(`(?<!\\d)${code}(?!\\d)`), new RegExp(PASSWORD), new RegExp(email)])
      expect(logged).not.toMatch(secret);
  });

  it('limits the mails that one network requests, whatever addresses the mails go to', async () => {
    const codes: number[] = [];
    for (let stranger = 1; stranger <= 22; stranger += 1) codes.push((await register(newEmail(), '192.0.2.77')).code);
    expect(codes).toEqual([...Array<number>(20).fill(200), 429, 429]);
    world.clock.pass(5 * MINUTE);
    expect((await register(newEmail(), '192.0.2.77')).code).toBe(200);
  });

  it('stores neither the name nor the password that was typed for a taken address', async () => {
    const { email, id, code } = await requested();
    await confirm(id, code);
    await register(email, undefined, { name: 'Ai đó' });
    const kept = await world.database.db().selectFrom('pending_registrations').selectAll().execute();
    expect(kept.find((row) => row.email === email)).toMatchObject({ is_taken: true, name: '', password_hash: '' });
  });

  it('deletes a pending registration within a minute after its code expires', async () => {
    const every = jest.spyOn(globalThis, 'setInterval');
    await world.another();
    const looks = every.mock.calls.flatMap(([look, ms]) => (ms === MINUTE ? [look as () => void] : []));
    every.mockRestore();
    const { email } = await requested();
    const isKept = async (): Promise<boolean> => {
      const kept = await world.database.db().selectFrom('pending_registrations').select('email').execute();
      return kept.some((row) => row.email === email);
    };
    const forgetting = jest.spyOn(PostgresPendingRegistrations.prototype, 'forgetOver');
    const lookOnce = async (): Promise<void> => {
      looks.forEach((look) => look());
      await Promise.all(forgetting.mock.results.map(({ value }) => value as Promise<void>));
    };
    world.clock.pass(5 * MINUTE - 1);
    await lookOnce();
    expect(await isKept()).toBe(true);
    world.clock.pass(1);
    await lookOnce();
    expect(await isKept()).toBe(false);
    forgetting.mockRestore();
  });
});

describe('the first accounts that are created at once where the server sends mails', () => {
  const post = withMailPost();
  const world = withAccountsApp({ smtpUrl: () => post().url });

  it('are one signed-in account, and codes for all others', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        world.call({
          method: 'POST',
          url: '/sso/security/register',
          payload: { email: `first-${at}@example.org`, password: PASSWORD, name: 'Vy' },
        }),
      ),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array<number>(8).fill(200));
    expect(replies.filter(({ data }) => 'token' in data)).toHaveLength(1);
    expect(replies.filter(({ data }) => 'request_id' in data)).toHaveLength(7);
  });
});
