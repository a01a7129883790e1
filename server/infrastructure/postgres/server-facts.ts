import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { succeed, type Result } from '../../domain/shared/result';
import type { StartProblem } from '../../domain/shared/start-problem';
import { connectionProblem } from './connection-problem';

/** What a PostgreSQL server reports about itself. */
export interface ServerFacts {
  /** For instance `18.4`. */
  readonly version: string;
  readonly major: number;
  readonly durability: string;
}

export const OLDEST_MAJOR = 15;
const CONNECT_LIMIT_MS = 15_000;
const RETRY_PAUSE_MS = 500;
// Refused, unknown host, starting up, too many clients: a database started together with us may need a moment.
const PASSING_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '57P03', '53300']);

/** Asks the server behind `connection`; waits up to `patienceMs` for one that is just starting. */
export async function readServerFacts(
  connection: ClientConfig,
  patienceMs: number,
): Promise<Result<ServerFacts, StartProblem>> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return succeed(await ask(connection));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!PASSING_CODES.has(code) || Date.now() >= until) return connectionProblem(error);
    }
    await wait(RETRY_PAUSE_MS);
  }
}

async function ask(connection: ClientConfig): Promise<ServerFacts> {
  const client = new Client({ ...connection, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: string; fsync: string; commit: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
              current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the server answers nothing');
    const version = row.version.split(' ')[0] ?? row.version;
    return {
      version,
      major: Math.floor(Number(row.number) / 10_000),
      durability: describeDurability(row.fsync, row.commit),
    };
  } finally {
    await client.end();
  }
}

/** Describes in one line what survives a crash. */
export function describeDurability(fsync: string, synchronousCommit: string): string {
  const settings = `fsync ${fsync}, synchronous_commit ${synchronousCommit}`;
  if (fsync !== 'on') return `${settings}: a crash of the machine can damage the database`;
  if (synchronousCommit === 'off') return `${settings}: a crash can lose the last moments`;
  return `${settings}: every acknowledged write survives a crash`;
}
