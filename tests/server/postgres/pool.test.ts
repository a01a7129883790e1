import { Client } from 'pg';
import { makePool } from '../../../server/infrastructure/postgres/pool';
import type { Logger } from '../../../server/application/ports/logger.port';
import { silentLogger } from '../../support/server/silent-logger';
import { withTestDatabase } from '../../support/server/test-database';

describe('connections to the database', () => {
  const database = withTestDatabase();

  const broken = () => new Error('terminating connection due to administrator command');

  function poolThatTells() {
    const told: string[] = [];
    const log: Logger = { ...silentLogger, warn: (message) => void told.push(message) };
    return { pool: makePool(database.connection(), log), told };
  }

  it('that break while they are idle are reported and replaced', async () => {
    const { pool, told } = poolThatTells();
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const broke = new Promise((resolve) => pool.once('error', resolve));
    const other = new Client(database.connection());
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await broke;
    await other.end();

    expect(told).toEqual(['a database connection broke']);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('that break while the pool ends are not reported', async () => {
    const { pool, told } = poolThatTells();
    const ended = pool.end();
    pool.emit('error', broken(), new Client());
    await ended;
    expect(told).toEqual([]);
  });
});
