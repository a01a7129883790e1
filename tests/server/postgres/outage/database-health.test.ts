import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from '../../../../server/application/ports/logger.port';
import { Unavailable } from '../../../../server/application/shared/unavailable';
import { DatabaseHealth } from '../../../../server/infrastructure/postgres/outage/database-health';
import { SocketGate } from '../../../../server/infrastructure/postgres/outage/socket-gate';
import { makePool } from '../../../../server/infrastructure/postgres/pool';
import { preparingStatements } from '../../../../server/infrastructure/postgres/prepared-statements';
import type { BusMessage } from '../../../../server/domain/live/bus-message';
import { PostgresLiveBus } from '../../../../server/infrastructure/postgres/live/postgres-live-bus';
import type { Schema } from '../../../../server/infrastructure/postgres/schema';
import { CuttableLine } from '../../../support/server/cuttable-line';
import { silentLogger } from '../../../support/server/silent-logger';
import { withTestDatabase } from '../../../support/server/test-database';
import { until } from '../../../support/until';

const PACE = { everyMs: 20, againMs: 20, limitMs: 1_000 };

describe('a database that becomes unavailable and returns', () => {
  const database = withTestDatabase();
  let line: CuttableLine;
  let db: Kysely<Schema>;
  let health: DatabaseHealth;
  let gate: SocketGate;
  let told: string[];

  beforeEach(async () => {
    told = [];
    const tell = (message: string): void => void told.push(message);
    const log: Logger = { ...silentLogger, error: tell, info: tell };
    line = await CuttableLine.to(database.connection());
    gate = new SocketGate();
    health = new DatabaseHealth(line.connection(), gate, log, PACE);
    const pool = makePool({ ...line.connection(), stream: gate.make }, silentLogger);
    const dialect = new PostgresDialect({ pool: preparingStatements(pool, () => health.suspect()) });
    db = new Kysely<Schema>({ dialect });
    health.start();
    expect(await ask()).toBe('answered');
  });

  afterEach(async () => {
    line.mend();
    await health.close();
    await db.destroy();
    await line.close();
  });

  const outcome = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => 'answered',
      (error: unknown) => (error instanceof Unavailable ? 'unavailable' : error),
    );
  const ask = (): Promise<unknown> => outcome(sql`SELECT 1`.execute(db));
  /** No rows if the first health query has not been sent yet. */
  const endHealthConnections = async (): Promise<unknown[]> => {
    const { rows } = await sql`
      SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
      WHERE application_name = 'song health' AND datname = current_database()`.execute(db);
    return rows;
  };
  const untilBack = () => until(() => told.includes('the database answers again'));

  it('fails all waiting queries at once as unavailable when it is frozen', async () => {
    line.hold();
    const asked = Array.from({ length: 30 }, ask);
    expect(await Promise.all(asked)).toEqual(asked.map(() => 'unavailable'));
    expect(await ask()).toBe('unavailable');
    line.mend();
    await untilBack();
    expect(await ask()).toBe('answered');
    expect(told).toEqual(['the database does not answer', 'the database answers again']);
  });

  it('has committed nothing of a transaction that a lost connection interrupted', async () => {
    const written = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('artists')
        .values({ id: 'a1', name: 'Lê', name_key: 'lê', folded: 'le', image_id: null })
        .execute();
      line.cut();
    });
    expect(await outcome(written)).toBe('unavailable');
    line.mend();
    await until(() => told.includes('the database does not answer') === told.includes('the database answers again'));
    for (let seen = await ask(); seen !== 'answered'; seen = await ask()) expect(seen).toBe('unavailable');
    expect(await db.selectFrom('artists').select('id').execute()).toEqual([]);
  });

  it('fails the query on a broken connection, and answers the next query on another one', async () => {
    await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      expect(await outcome(sql`SELECT 1`.execute(connection))).toBe('unavailable');
    });
    expect(await ask()).toBe('answered');
  });

  it('is not reported as unavailable when it closes the health check’s connection', async () => {
    let ended = await endHealthConnections();
    while (ended.length === 0) ended = await endHealthConnections();
    expect(ended).toEqual([{ ended: true }]);
    for (let asked = 0; asked < 20; asked += 1) expect(await ask()).toBe('answered');
    expect(told).toEqual([]);
  });

  it('delivers live messages again over a new connection', async () => {
    const bus = new PostgresLiveBus({ ...line.connection(), stream: gate.make }, db, silentLogger);
    const news = { kind: 'alive', process: 'other' } as const;
    const heard: BusMessage[] = [];
    let resumed = 0;
    await bus.listen(
      (message) => heard.push(message),
      () => (resumed += 1),
    );
    line.hold();
    await until(() => told.includes('the database does not answer'));
    line.mend();
    await untilBack();
    await until(() => resumed === 2);
    bus.publish(news);
    await until(() => heard.length > 0);
    expect({ heard, resumed }).toEqual({ heard: [news], resumed: 2 });
    await bus.close();
  });
});
