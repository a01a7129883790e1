import { sql } from 'kysely';
import { emailKey } from '../../../server/domain/accounts/email-key';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { withTestDatabase } from '../../support/server/test-database';

/** The schema of version 26, which compared domains exactly as they were typed. */
const BEFORE = 26;
const WIDE = 'vy@\uff45xample.org';
const TWICE = 'an@\uff45xample.org';

describe('mail addresses from an older version', () => {
  const database = withTestDatabase({ migrated: false });

  it('get a key with the domain in plain letters, unless another account already has that key', async () => {
    const migrations = await readMigrations();
    expect(await migrate(database.connection(), migrations.slice(0, BEFORE))).toEqual({ ok: true, value: BEFORE });
    for (const [id, key] of [
      ['wide', WIDE],
      ['plain', 'an@example.org'],
      ['twice', TWICE],
      ['bare', 'nobody'],
    ])
      await sql`INSERT INTO accounts (id, email, email_key, name, password_hash)
        VALUES (${id}, ${key}, ${key}, 'Vy', 'none')`.execute(database.db());
    expect(await migrate(database.connection(), migrations)).toMatchObject({ ok: true });
    const kept = await database.db().selectFrom('accounts').select(['id', 'email_key']).orderBy('id').execute();
    expect(kept.map(({ id, email_key }) => [id, email_key])).toEqual([
      ['bare', 'nobody'],
      ['plain', 'an@example.org'],
      ['twice', TWICE],
      ['wide', emailKey(WIDE)],
    ]);
  });
});
