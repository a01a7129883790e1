import { PostgresRateLimiter } from '../../../server/infrastructure/postgres/accounts/postgres-rate-limiter';
import { HandClock } from '../../support/server/hand-clock';
import { withTestDatabase } from '../../support/server/test-database';

const LIMIT = { burst: 20, perSecond: 0.5 };

describe('calls counted in PostgreSQL', () => {
  const database = withTestDatabase();
  let clock: HandClock;
  const limiter = () => new PostgresRateLimiter(database.db(), clock);
  const take = (key = 'signing 203.0.113.7') => limiter().consume(key, LIMIT);

  beforeEach(async () => {
    clock = new HandClock();
    await database.db().deleteFrom('rate_buckets').execute();
  });

  it('are admitted up to exactly the burst when many arrive at the same time at several processes', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => take()));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(20);
    expect(answers.filter((seconds) => seconds === 2)).toHaveLength(40);
  });

  it('are admitted again as the bucket fills', async () => {
    for (let made = 0; made < 20; made += 1) await take();
    clock.pass(1_000);
    expect(await take()).toBe(1);
    clock.pass(1_000);
    expect([await take(), await take()]).toEqual([0, 2]);
  });

  it('never fill a bucket beyond its size', async () => {
    await take();
    clock.pass(86_400_000);
    const answers = await Promise.all(Array.from({ length: 25 }, () => take()));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(20);
  });

  it('can be made again after they are given back, but never more than the burst', async () => {
    const lasting = limiter();
    const call = () => lasting.consume('given back', LIMIT);
    for (let made = 0; made < 21; made += 1) await call();
    await lasting.giveBack('given back', LIMIT);
    expect([await call(), await call()]).toEqual([0, 2]);
    for (let made = 0; made < 30; made += 1) await lasting.giveBack('given back', LIMIT);
    const answers = await Promise.all(Array.from({ length: 25 }, call));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(20);
  });

  it('are not admitted earlier when the clock goes back', async () => {
    for (let made = 0; made < 20; made += 1) await take();
    clock.pass(-3_600_000);
    expect(await take()).toBe(2);
  });

  it('beyond the limit are refused without a database query until there is room', async () => {
    const lasting = limiter();
    for (let made = 0; made < 21; made += 1) await lasting.consume('signing 203.0.113.7', LIMIT);
    await database.db().deleteFrom('rate_buckets').execute();
    expect(await lasting.consume('signing 203.0.113.7', LIMIT)).toBe(2);
    clock.pass(2_000);
    expect(await lasting.consume('signing 203.0.113.7', LIMIT)).toBe(0);
  });

  it('are counted separately for each caller', async () => {
    for (let made = 0; made < 20; made += 1) await take();
    expect(await take('signing 203.0.113.8')).toBe(0);
  });

  it('are deleted from the database six hours later', async () => {
    await take('signing 203.0.113.9');
    clock.pass(6 * 3_600_000 + 1);
    const lasting = limiter();
    for (let made = 0; made < 200; made += 1) await lasting.consume(`signing 198.51.100.${made}`, LIMIT);
    const old = database.db().selectFrom('rate_buckets').selectAll().where('key', '=', 'signing 203.0.113.9');
    expect(await old.execute()).toEqual([]);
  });
});
