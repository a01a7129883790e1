import { PostgresSignInAttempts } from '../../../server/infrastructure/postgres/accounts/postgres-sign-in-attempts';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = Date.UTC(2026, 5, 1);

describe('attempts to sign in, in PostgreSQL', () => {
  const database = withTestDatabase();
  const attempts = () => new PostgresSignInAttempts(database.db());
  const take = (email: string, afterMs = 0) => attempts().consume(email, new Date(START + afterMs));

  beforeEach(() => database.db().deleteFrom('sign_in_attempts').execute());

  it('are counted exactly when many arrive at the same time at several processes', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => take('vy@example.com')));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(answers.filter((seconds) => seconds === 60)).toHaveLength(35);
  });

  it('are counted separately for each email address', async () => {
    for (let made = 0; made < 6; made += 1) await take('vy@example.com');
    expect(await take('lam@example.com')).toBe(0);
  });

  it('are counted from zero after the right password', async () => {
    for (let made = 0; made < 5; made += 1) await take('vy@example.com');
    await attempts().forget('vy@example.com');
    expect(await take('vy@example.com')).toBe(0);
  });

  it('are admitted at most ten times in a quarter of an hour when a thousand are made', async () => {
    let checked = 0;
    for (let made = 0; made < 900; made += 1) checked += Number((await take('vy@example.com', made * 1_000)) === 0);
    expect(checked).toBeLessThanOrEqual(10);
    const burst = await Promise.all(Array.from({ length: 100 }, () => take('vy@example.com', 899_999)));
    expect(checked + burst.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(10);
  }, 60_000);

  it('are deleted a day after the last one, except for the email address of the current attempt', async () => {
    await take('old@example.com');
    await take('vy@example.com');
    await take('vy@example.com', 2 * DAY);
    const rows = await database.db().selectFrom('sign_in_attempts').select(['email_key', 'attempts']).execute();
    expect(rows).toEqual([{ email_key: 'vy@example.com', attempts: [START + 2 * DAY] }]);
  });
});
