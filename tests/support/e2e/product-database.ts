import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { APP_DATABASE, APP_ROLE } from '../../../server/infrastructure/postgres/embedded/bootstrap';
import { dataOf } from '../../../server/infrastructure/postgres/embedded/cluster-folder';
import { PLACE_FILE } from '../../../server/infrastructure/postgres/embedded/place-facts';
import { postmasterFilePath } from '../../../server/infrastructure/postgres/embedded/postmaster-file';
import { clusterSecrets } from '../../../server/infrastructure/postgres/embedded/secrets';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import type { RunningProduct } from './running-product';

/** In PostgreSQL's own status file. The line for the socket folder is empty if there is no socket. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/** Runs `work` in the running product's own database. */
export async function inDatabaseOf(
  product: RunningProduct,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  const db = await openDatabase(product.dataFolder);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

async function openDatabase(dataFolder: string): Promise<Kysely<Schema>> {
  const noted = path.join(dataFolder, PLACE_FILE);
  const cluster = existsSync(noted) ? (await readFile(noted, 'utf8')).trim() : path.join(dataFolder, 'postgres');
  const secrets = await clusterSecrets(cluster, true);
  if (!secrets.ok) throw new Error(secrets.error);
  const facts = (await readFile(postmasterFilePath(dataOf(cluster)), 'utf8')).split('\n');
  const socketFolder = facts[SOCKET_LINE]?.trim() ?? '';
  const at = { host: socketFolder === '' ? '127.0.0.1' : socketFolder, port: Number(facts[PORT_LINE]) };
  const pool = new Pool({ ...at, user: APP_ROLE, password: secrets.value.app, database: APP_DATABASE });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
