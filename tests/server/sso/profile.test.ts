import { withAccountsApp, type Admitted } from '../../support/server/accounts-app';

describe('the profile of the signed-in account', () => {
  const world = withAccountsApp();
  let person: Admitted;

  const read = () => world.call({ method: 'GET', url: '/sso/user/me', token: person.token });
  const change = (payload: object) => world.call({ method: 'PUT', url: '/sso/user/me', payload, token: person.token });

  beforeEach(async () => {
    world.clock.pass(3_600_000);
    person = await world.register('Hạ Vy');
  });

  it('has the data from the registration, and all other fields are empty', async () => {
    expect((await read()).data).toEqual({
      id: person.user.id,
      email: person.user.email,
      name: 'Hạ Vy',
      avatar: null,
      phone: null,
      birthday: null,
      gender: null,
      bio: null,
      role: person.user.role,
      is_premium: false,
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
  });

  it('changes only in the fields that are sent', async () => {
    const told = { phone: '+84 90 123 45 67', birthday: '2001-02-28', gender: 'female', bio: '  Nghe nhạc khi mưa. ' };
    const changed = { ...told, bio: 'Nghe nhạc khi mưa.', name: 'Hạ Vy' };
    expect((await change(told)).data).toMatchObject(changed);
    expect((await change({ name: 'Mộc Lam' })).data).toMatchObject({ ...changed, name: 'Mộc Lam' });
    expect((await read()).data).toMatchObject({ ...changed, name: 'Mộc Lam' });
  });

  it('has its fields cleared by null and by an empty text', async () => {
    await change({ phone: '0901234567', birthday: '2001-02-28', gender: 'other', bio: 'Xin chào' });
    const emptied = { phone: null, birthday: null, gender: null, bio: null };
    expect((await change({ ...emptied, bio: '' })).data).toMatchObject(emptied);
  });

  it.each([
    ['a day that does not exist', { birthday: '2001-02-30' }, 'birthday'],
    ['a day to come', { birthday: '2999-01-01' }, 'birthday'],
    ['no date at all', { birthday: 'yesterday' }, 'birthday'],
    ['no number', { phone: 'call me' }, 'phone'],
    ['no name', { name: '   ' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(81) }, 'name'],
    ['too many words', { bio: 'a'.repeat(501) }, 'bio'],
    ['a gender of no such kind', { gender: 'wave' }, 'gender'],
  ])('refuses %s, names the field and changes nothing', async (_, payload, field) => {
    const before = (await read()).data;
    const refused = await change({ ...payload });
    expect(refused).toMatchObject({
      status: 400,
      code: 400,
      data: { errors: { [field]: expect.stringMatching(/\S/) } },
    });
    expect((await read()).data).toEqual(before);
  });

  it.each(['role', 'is_premium', 'email', 'avatar', 'id'])('refuses a change of %s by its owner', async (field) => {
    expect((await change({ name: 'Another', [field]: 'admin' })).status).toBe(400);
    expect((await read()).data).toEqual(person.user);
  });

  it('stores names as they are typed, as text and never as markup', async () => {
    const name = '<img src=x onerror=alert(1)> ‘; DROP TABLE accounts; --';
    expect((await change({ name })).data.name).toBe(name);
  });

  it('does not affect another account’s profile, and needs a session to be changed', async () => {
    const other = await world.register('Sương');
    await change({ bio: 'của tôi' });
    const theirs = await world.call({ method: 'GET', url: '/sso/user/me', token: other.token });
    expect(theirs.data).toMatchObject({ id: other.user.id, name: 'Sương', bio: null });
    expect(await world.call({ method: 'PUT', url: '/sso/user/me', payload: { bio: 'x' } })).toMatchObject({
      status: 401,
    });
  });
});
