import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ExploredCategoryWire } from '../../../contract/browse';
import { PostgresDemoShelves } from '../../../server/infrastructure/postgres/demo/postgres-demo-shelves';
import { APP_DATABASE, APP_ROLE } from '../../../server/infrastructure/postgres/embedded/bootstrap';
import { dataOf, runOf } from '../../../server/infrastructure/postgres/embedded/cluster-folder';
import { PLACE_FILE } from '../../../server/infrastructure/postgres/embedded/place-facts';
import { postmasterFilePath } from '../../../server/infrastructure/postgres/embedded/postmaster-file';
import { clusterSecrets } from '../../../server/infrastructure/postgres/embedded/secrets';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import type { Product } from './product';

/** In PostgreSQL's own file about itself. */
const PORT_LINE = 3;

/** Categories come with the demo alone: this one is put where the demo puts them. Answers its id. */
export async function placeCategory(product: Product, songIds: readonly string[]): Promise<string> {
  const db = await openDatabase(product.dataFolder);
  const name = { vi: 'Chiều mưa', en: 'Rainy afternoon' };
  const shelf = { slug: 'chieu-mua', name, description: name, picture: null, songIds, grouping: 'mood' };
  await new PostgresDemoShelves(db, new CryptoIdSource()).placeCategories([shelf]);
  await db.destroy();
  const { items } = await product.ask<{ items: ExploredCategoryWire[] }>('/backend/category');
  return items[0]?.id ?? '';
}

/** The database that the running product keeps for itself. */
async function openDatabase(dataFolder: string): Promise<Kysely<Schema>> {
  const noted = path.join(dataFolder, PLACE_FILE);
  const cluster = existsSync(noted) ? (await readFile(noted, 'utf8')).trim() : path.join(dataFolder, 'postgres');
  const secrets = await clusterSecrets(cluster, true);
  if (!secrets.ok) throw new Error(secrets.error);
  const facts = (await readFile(postmasterFilePath(dataOf(cluster)), 'utf8')).split('\n');
  const at = { host: runOf(cluster), port: Number(facts[PORT_LINE]) };
  const pool = new Pool({ ...at, user: APP_ROLE, password: secrets.value.app, database: APP_DATABASE });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
