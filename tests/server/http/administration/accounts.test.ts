import { administrationRoutes } from '../../../../contract/administration-routes';
import { envelopeOf } from '../../../../contract/envelope';
import * as z from '../../../../contract/schema';
import { withLibraryApp } from '../../../support/server/library-app';

describe('accounts, managed by an admin', () => {
  const world = withLibraryApp();
  const { seed, database, ask, get } = world;

  const session = (id: string, account_id: string, last_seen_at: Date) =>
    database
      .db()
      .insertInto('sessions')
      .values({
        id,
        account_id,
        salt: 's',
        device_id: 'd',
        device_name: 'Linux',
        ip: '127.0.0.1',
        last_seen_at,
        rotated_device_id: 'd',
        rotated_at: last_seen_at,
        is_remembered: true,
        created_at: last_seen_at,
      })
      .execute();
  const put = (path: string, payload: object, as = 'admin') =>
    ask({ method: 'PUT', url: `/sso/user/${path}`, payload, as });
  const rowOf = (id: string) =>
    database.db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const auditOf = async (id: string) =>
    (
      await database
        .db()
        .selectFrom('audit_events')
        .select(['kind', 'session_id'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ kind, session_id }) => [kind, session_id]);
  const namesOf = async (query: string) =>
    ((await get(`/sso/user?${query}`, 'admin')).data.items as { name: string }[]).map(({ name }) => name);

  beforeEach(async () => {
    await database.db().deleteFrom('accounts').execute();
    await seed.account('admin', { name: 'Mộc Lam', role: 'admin', created_at: '2026-01-01' });
    await seed.account('vy', { name: 'Hạ Vy', email_key: 'vy@b.test', created_at: '2026-01-03' });
    await seed.account('an', { name: 'Đình An', email_key: 'an@c.test', created_at: '2026-01-02' });
  });

  it('are listed in the format of the contract', async () => {
    await session('one', 'vy', new Date('2026-02-03T04:05:06Z'));
    const answer = await get('/sso/user', 'admin');
    expect(z.safeParse(envelopeOf(administrationRoutes.managedAccounts.data), answer).success).toBe(true);
    expect(answer.data).toMatchObject({ totalCount: 3, totalPages: 1, page: 1 });
    expect(answer.data.items[0]).toEqual({
      id: 'vy',
      email: 'vy@example.org',
      name: 'Hạ Vy',
      avatar: null,
      role: 'listener',
      is_premium: false,
      is_locked: false,
      created_at: new Date('2026-01-03').toISOString(),
      last_seen: '2026-02-03T04:05:06.000Z',
      device_count: 1,
    });
    expect(JSON.stringify(answer)).not.toMatch(/hash|salt/);
  });

  it.each([
    ['sort=newest', ['Hạ Vy', 'Đình An', 'Mộc Lam']],
    ['sort=name', ['Đình An', 'Hạ Vy', 'Mộc Lam']],
    ['sort=email', ['Mộc Lam', 'Đình An', 'Hạ Vy']],
    ['sort=last-seen', ['Đình An', 'Mộc Lam', 'Hạ Vy']],
    ['q=moc+LAM', ['Mộc Lam']],
    ['q=vy@b', ['Hạ Vy']],
    ['q=%25', []],
    ['q=_', []],
    ['pageSize=2&page=2', ['Mộc Lam']],
  ])('are sorted, searched and paged: %s', async (query, names) => {
    await session('one', 'an', new Date('2026-02-03T04:05:06Z'));
    expect(await namesOf(query)).toEqual(names);
  });

  it('can be locked, which ends their sessions, and unlocked; the audit log records both', async () => {
    await session('one', 'vy', new Date());
    expect(await put('vy/locked', { is_locked: true })).toMatchObject({ code: 200, message: 'Đã khoá tài khoản.' });
    expect((await rowOf('vy')).locked_at).not.toBeNull();
    const ended = await database.db().selectFrom('sessions').select('revoke_reason').where('id', '=', 'one').execute();
    expect(ended).toEqual([{ revoke_reason: 'locked' }]);
    await put('vy/locked', { is_locked: false });
    expect((await rowOf('vy')).locked_at).toBeNull();
    expect(await auditOf('vy')).toEqual([
      ['account-locked', 'of-admin'],
      ['account-unlocked', 'of-admin'],
    ]);
  });

  it.each([
    ['locked', { is_locked: true }],
    ['role', { role: 'admin' }],
  ])('have their new rights at once, also in cached sessions: %s', async (path, payload) => {
    world.rightsChanged.mockClear();
    await put(`vy/${path}`, payload);
    expect(world.rightsChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['locked', { is_locked: true }],
    ['role', { role: 'listener' }],
  ])('cannot lock or demote themselves: %s', async (path, payload) => {
    const answer = await put(`admin/${path}`, payload);
    expect(answer).toMatchObject({ status: 409, code: 409, message: expect.stringContaining('chính mình') as string });
    expect(await rowOf('admin')).toMatchObject({ role: 'admin', locked_at: null });
  });

  it('always include one admin, even if all admins are demoted at the same time', async () => {
    await seed.account('second', { role: 'admin' });
    await seed.account('third', { role: 'admin' });
    // The test's tokens can name any account: a former admin tries too.
    const all = await Promise.all(
      ['admin', 'second', 'third'].map((id) => put(`${id}/role`, { role: 'listener' }, 'admin')),
    );
    expect(all.map(({ code }) => code)).toEqual([409, 200, 200]);
    await database.db().deleteFrom('accounts').where('id', '=', 'vy').execute();
    expect(await rowOf('admin')).toMatchObject({ role: 'admin' });
  });

  it('can be made admins', async () => {
    expect(await put('vy/role', { role: 'admin' })).toMatchObject({ code: 200 });
    expect(await rowOf('vy')).toMatchObject({ role: 'admin' });
    expect(await auditOf('vy')).toEqual([['made-admin', 'of-admin']]);
  });

  it('can be signed out on all devices', async () => {
    await session('one', 'vy', new Date());
    await session('two', 'vy', new Date());
    expect(await ask({ method: 'DELETE', url: '/sso/user/vy/devices', as: 'admin' })).toMatchObject({ code: 200 });
    const left = database.db().selectFrom('sessions').select('id').where('revoked_at', 'is', null);
    expect(await left.where('account_id', '=', 'vy').execute()).toEqual([]);
  });

  it.each([
    ['PUT', 'gone/locked', { is_locked: true }],
    ['PUT', 'gone/role', { role: 'admin' }],
    ['DELETE', 'gone/devices', undefined],
  ] as const)('that do not exist are not found: %s %s', async (method, path, payload) => {
    const call = { method, url: `/sso/user/${path}`, as: 'admin', ...(payload !== undefined && { payload }) };
    expect(await ask(call)).toMatchObject({ code: 404 });
  });
});
