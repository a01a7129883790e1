import { PostgresAccountRepository } from '../../../server/infrastructure/postgres/accounts/postgres-account-repository';
import { withTestDatabase } from '../../support/server/test-database';

describe('accounts in PostgreSQL', () => {
  const database = withTestDatabase();
  const accounts = () => new PostgresAccountRepository(database.db());
  const add = (id: string, email = `${id}@example.com`, mustBeFirst = false) =>
    accounts().add({ id, email, name: 'Hạ Vy', passwordHash: `hash of ${id}`, language: 'vi', mustBeFirst });

  beforeEach(() => database.db().deleteFrom('accounts').execute());

  it('exist once one account is added', async () => {
    expect(await accounts().exist()).toBe(false);
    await add('one');
    expect(await accounts().exist()).toBe(true);
  });

  it('have exactly one admin, the first account, when many register at the same moment', async () => {
    const added = await Promise.all(Array.from({ length: 24 }, (_, index) => add(`a${index}`)));
    const roles = added.map((result) => (result.ok ? result.value.role : result.error));
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    expect(roles.filter((role) => role === 'listener')).toHaveLength(23);
  });

  it('are added only once when several requests at the same time each must be the first account', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`a${index}`, undefined, true)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(added.filter((result) => !result.ok && result.error === 'late')).toHaveLength(7);
  });

  it('are added once for each email address, in any spelling, when several are added at the same time', async () => {
    const spellings = ['vy@example.com', 'VY@example.com', ' vy@Example.com'];
    const added = await Promise.all(spellings.map((email, index) => add(`a${index}`, email)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(added.filter((result) => !result.ok && result.error === 'taken')).toHaveLength(2);
  });

  it('are found by any spelling of the email address, with their password hash', async () => {
    await add('one', 'Hạ.Vy@Example.com');
    expect(await accounts().findByEmail('ha\u0323.vy@EXAMPLE.com ')).toMatchObject({
      id: 'one',
      email: 'Hạ.Vy@Example.com',
      role: 'admin',
      isPremium: false,
      passwordHash: 'hash of one',
    });
    expect(await accounts().findByEmail('nobody@example.com')).toBeNull();
  });

  it('do not contain the password hash unless it is read separately', async () => {
    await add('one');
    expect(await accounts().find('one')).not.toHaveProperty('passwordHash');
    expect(await accounts().passwordHashOf('one')).toBe('hash of one');
    expect(await accounts().passwordHashOf('two')).toBeNull();
  });

  it('leave a field unchanged that an update omits, and clear a field that the update sets to null', async () => {
    await add('one');
    await accounts().update('one', { phone: '+84 90 123 45 67', birthday: '1998-02-28', gender: 'female', bio: 'mưa' });
    expect(await accounts().update('one', { bio: null, name: 'Vy' })).toMatchObject({
      name: 'Vy',
      phone: '+84 90 123 45 67',
      birthday: '1998-02-28',
      gender: 'female',
      bio: null,
    });
    expect(await accounts().update('two', { name: 'Vy' })).toBeNull();
  });

  it('store a changed password', async () => {
    await add('one');
    const change = { accountId: 'one', passwordHash: 'another hash', keptSessionId: null, at: new Date() };
    await accounts().setPassword(change);
    expect(await accounts().passwordHashOf('one')).toBe('another hash');
  });
});
