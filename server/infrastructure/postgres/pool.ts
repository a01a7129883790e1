import { Pool, types, type ClientConfig, type CustomTypesConfig } from 'pg';
import type { Logger } from '../../application/ports/logger.port';

const INT8_TYPE = 20;
// With two cores and one disk, more connections than this would only queue inside the database instead of before it.
const POOL_SIZE = 8;
const CONNECT_LIMIT_MS = 4_000;
const IDLE_LIMIT_MS = 60_000;
const STATEMENT_LIMIT_MS = 15_000;
// The database ends a slow statement itself; this limit is for an answer that is lost on its way.
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 2_000;

/** Counts are far below 2^53, so 64-bit integers become numbers; a larger value would be read wrongly, so it throws. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const typesWithInt8: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === INT8_TYPE && format !== 'binary'
      ? parseInt8
      : (types.getTypeParser(type, format) as (text: string) => unknown),
};

/**
 * Connections for the product's own work. Waiting for a free one takes at most 4 s, unless a test sets another limit; a statement
 * may take 15 s, an abandoned transaction 30 s.
 */
export function makePool(connection: ClientConfig, log: Logger, connectLimitMs = CONNECT_LIMIT_MS): Pool {
  const pool = new Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectLimitMs,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_LIMIT_MS,
    application_name: 'song',
    keepAlive: true,
    types: typesWithInt8,
  });
  // A connection that breaks while in use fails its query. The pool listens only to idle connections, and without this listener
  // the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', (error) => {
    // Connections may still be closing when the embedded database, which stops next, breaks them.
    if (!pool.ending) log.warn('a database connection broke', { error });
  });
  return pool;
}
