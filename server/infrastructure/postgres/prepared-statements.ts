import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { Unavailable } from '../../application/shared/unavailable';
import { isOutage } from './outage/is-outage';

const MAX_STATEMENTS = 100;
const MAX_PARAMETERS = 16;

type Name = (text: string, values: readonly unknown[]) => string | undefined;

/**
 * Lets the database plan a statement once for each connection instead of at every use: for a song with its album, artists and
 * picture, planning takes longer than reading. Bulk writes are not prepared, since each number of rows would be a statement of
 * its own.
 */
export function preparingStatements(pool: Pool, onOutage: () => void = () => undefined): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const name = naming();
  return {
    connect: async () => {
      const client = await pool.connect().catch(asUnavailable(onOutage));
      const known = clients.get(client) ?? preparing(client, name, onOutage);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function naming(): Name {
  const names = new Map<string, string>();
  return (text, values) => {
    const known = names.get(text);
    const isWorthIt = values.length > 0 && values.length <= MAX_PARAMETERS && names.size < MAX_STATEMENTS;
    if (known !== undefined || !isWorthIt) return known;
    names.set(text, `song_${names.size}`);
    return names.get(text);
  };
}

function preparing(client: PoolClient, name: Name, onOutage: () => void): PostgresPoolClient {
  // Stops the pool from reusing a connection that is about to end: its socket closes a moment after the database reported the
  // end.
  let isLost = false;
  const lose = (): void => {
    isLost = true;
    onOutage();
  };
  const query = (text: string, values: readonly unknown[]): Promise<unknown> =>
    client.query({ name: name(text, values), text, values: [...values] }).catch(asUnavailable(lose));
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isLost) };
}

/** Every outage becomes the same error for callers, however the driver noticed it. */
function asUnavailable(onOutage: () => void): (error: unknown) => never {
  return (error) => {
    if (!isOutage(error) && !(error instanceof Unavailable)) throw error;
    onOutage();
    throw error instanceof Unavailable ? error : new Unavailable('the database does not answer', { cause: error });
  };
}
