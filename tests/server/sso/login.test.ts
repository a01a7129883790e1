import { PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';

const SECOND = 1_000;
const QUARTER = 900 * SECOND;
const WRONG = 'gió mùa đông nam';
const UNKNOWN = 'nobody@example.org';

describe('signing in', () => {
  const world = withAccountsApp();
  let email: string;
  let made = 0;

  /** Signs in from a network address of its own unless one is given, so that the address limit does not affect the result. */
  const login = (password: string, given: { email?: string; from?: string; headers?: Record<string, string> } = {}) => {
    made += 1;
    const { from = `198.51.${Math.floor(made / 250)}.${made % 250}`, headers = {} } = given;
    const payload = { email: given.email ?? email, password };
    return world.call({ method: 'POST', url: '/sso/security/login', payload, remoteAddress: from, headers });
  };
  const wrongly = async (times: number, address = email): Promise<Reply[]> => {
    const replies: Reply[] = [];
    for (let time = 0; time < times; time += 1) replies.push(await login(WRONG, { email: address }));
    return replies;
  };
  const events = async () =>
    (await world.database.db().selectFrom('audit_events').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    );

  beforeEach(async () => {
    world.clock.pass(96 * QUARTER);
    await world.database.db().deleteFrom('audit_events').execute();
    ({ email } = (await world.register('Hạ Vy')).user);
  });

  it('returns a pair of tokens and the account, and the access token works', async () => {
    const { status, code, data } = await login(PASSWORD);
    expect({ status, code }).toEqual({ status: 200, code: 200 });
    expect(data).toMatchObject({ expires_in: 600, user: { email, name: 'Hạ Vy' } });
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(await world.call({ method: 'GET', url: '/sso/user/me', token: data.token })).toMatchObject({ code: 200 });
    expect(await events()).toEqual(['registered', 'signed-in']);
  });

  it('returns the stored settings of the account, or null when none were ever stored', async () => {
    expect((await login(PASSWORD)).data.settings).toBeNull();
    const [account] = await world.database
      .db()
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .execute();
    const body = '{"theme":{"value":"dark","at":5}}';
    await world.database
      .db()
      .insertInto('documents')
      .values({ account_id: account?.id ?? '', name: 'settings', revision: 1, body })
      .execute();
    expect((await login(PASSWORD)).data.settings).toBe(body);
  });

  it.each([
    ['the address in capitals', () => email.toUpperCase(), PASSWORD],
    ['the password from a keyboard that does not compose', () => email, PASSWORD.normalize('NFD')],
  ])('accepts %s', async (_what, address, password) => {
    expect((await login(password, { email: address() })).code).toBe(200);
  });

  it('answers an unknown address and a wrong password identically, before and during the lock', async () => {
    const plain = (replies: readonly Reply[]) =>
      replies.map(({ status, code, message, data, headers }) => [status, code, message, data, headers['retry-after']]);
    const known = plain(await wrongly(7));
    expect(plain(await wrongly(7, UNKNOWN))).toEqual(known);
    expect(known.map(([status, code]) => [status, code])).toEqual([
      ...Array.from({ length: 5 }, () => [401, 401]),
      [423, 411],
      [423, 411],
    ]);
  });

  it('reports how long a lock still lasts, in the message and as a number', async () => {
    await wrongly(6);
    world.clock.pass(20 * SECOND);
    expect(await login(PASSWORD, { headers: { 'accept-language': 'en' } })).toMatchObject({
      status: 423,
      code: 411,
      message: 'Too many attempts. The account is locked for now; try again in a few minutes.',
      data: { retry_after: 40 },
      headers: { 'retry-after': '40' },
    });
  });

  it('is refused with the right password during a lock, and accepted after the lock', async () => {
    await wrongly(6);
    expect((await login(PASSWORD)).code).toBe(411);
    world.clock.pass(60 * SECOND);
    expect((await login(PASSWORD)).code).toBe(200);
    expect((await wrongly(5)).map(({ code }) => code)).toEqual([401, 401, 401, 401, 401]);
  });

  it('checks at most ten guesses in a quarter of an hour, however they are spread', async () => {
    let checked = 0;
    for (let minute = 0; minute < 15; minute += 1) {
      const replies = await Promise.all(Array.from({ length: 12 }, () => login(WRONG)));
      checked += replies.filter(({ code }) => code === 401).length;
      world.clock.pass(59 * SECOND);
    }
    expect(checked).toBeLessThanOrEqual(10);
    expect((await events()).filter((kind) => kind === 'sign-in-failed')).toHaveLength(checked);
    expect((await events()).filter((kind) => kind === 'sign-in-locked')).toHaveLength(180 - checked);
  }, 60_000);

  it('counts the guesses of all processes together', async () => {
    const other = await world.another();
    await wrongly(3);
    const payload = { email, password: WRONG };
    const asked = { method: 'POST', url: '/sso/security/login', payload, remoteAddress: '203.0.113.9' } as const;
    expect((await other.inject(asked)).json()).toMatchObject({ code: 401 });
    expect((await other.inject(asked)).json()).toMatchObject({ code: 401 });
    expect((await login(PASSWORD)).code).toBe(411);
  });

  it('is allowed twenty times a minute from one network address, then refused with a waiting time', async () => {
    const from = '203.0.113.20';
    const codes: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      codes.push((await login(WRONG, { email: `guess-${guess}@example.org`, from })).code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(await login(PASSWORD, { from })).toMatchObject({
      status: 429,
      data: { retry_after: 3 },
      headers: { 'retry-after': '3' },
    });
    expect((await login(PASSWORD, { from: '203.0.113.21' })).code).toBe(200);
    world.clock.pass(3 * SECOND);
    expect((await login(PASSWORD, { from })).code).toBe(200);
  });

  it.each(['127.0.0.1', '203.0.113.30'])('ignores the caller addresses that %s reports', async (from) => {
    for (let guess = 0; guess < 20; guess += 1)
      await login(WRONG, {
        email: `guess-${guess}@example.org`,
        from,
        headers: { 'x-forwarded-for': `192.0.2.${guess}` },
      });
    const elsewhere = { 'x-forwarded-for': '192.0.2.77' };
    expect((await login(PASSWORD, { from, headers: elsewhere })).code).toBe(429);
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'vy', password: 'x' }, ['email']],
    [{ email: 'vy@example.org', password: 'x'.repeat(513) }, ['password']],
    [{ email: 'vy@example.org', password: 'x', admin: true }, ['admin']],
    [{ email: 'vy@example.org', password: 'x', remember: 'yes' }, ['remember']],
  ])('refuses %j', async (payload, fields) => {
    const reply = await world.call({
      method: 'POST',
      url: '/sso/security/login',
      payload,
      remoteAddress: '192.0.2.200',
    });
    expect(reply).toMatchObject({ status: 400, code: 400 });
    expect(Object.keys(reply.data.errors ?? {})).toEqual(fields);
  });

  it('leaves no password and no token in the logs', async () => {
    const { data } = await login(PASSWORD);
    await login(WRONG);
    const written = JSON.stringify(world.logger.lines);
    for (const secret of [PASSWORD, WRONG, data.token, data.refresh_token]) expect(written).not.toContain(secret);
  });
});
