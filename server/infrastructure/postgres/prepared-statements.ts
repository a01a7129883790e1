import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MAX_STATEMENTS = 100;
const MAX_PARAMETERS = 16;

type Name = (text: string, values: readonly unknown[]) => string | undefined;

/**
 * Has the database plan a statement once for each connection instead of at every use: for a song with its album, artists and
 * picture, planning takes longer than reading. Rows written in bulk stay as they are, or each count of rows would be kept.
 */
export function preparingStatements(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const name = naming();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, name);
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

function preparing(client: PoolClient, name: Name): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> =>
    client.query({ name: name(text, values), text, values: [...values] });
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
