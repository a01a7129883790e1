import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../server/infrastructure/postgres/database';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { seedBulk } from '../server/seed-bulk';
import { silentLogger } from '../server/silent-logger';
import { makeTemporaryFolder, Product } from './product';

type AddMore = (db: Kysely<Schema>) => Promise<void>;

/** The product with a catalogue of `songs` invented songs, in its own embedded database as in normal use. */
export async function startSeededProduct(songs: number, addMore?: AddMore): Promise<Product> {
  const dataFolder = path.join(await makeTemporaryFolder(), 'data');
  await mkdir(dataFolder);
  const database = await openDatabase({ dataFolder, databaseUrl: undefined }, silentLogger);
  if (!database.ok) throw new Error(database.error.reason);
  await seedBulk(database.value.db, songs);
  await addMore?.(database.value.db);
  await database.value.close();
  return Product.start({ dataFolder });
}
