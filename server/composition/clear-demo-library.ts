import type { Kysely } from 'kysely';
import type { PictureRemoval } from '../domain/images/picture-removal.port';
import { PostgresDemoShelves } from '../infrastructure/postgres/demo/postgres-demo-shelves';
import type { Schema } from '../infrastructure/postgres/schema';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';

/** Removes the demo from the library, with the pictures that are no longer used; returns the number of removed songs. */
export async function clearDemoLibrary(db: Kysely<Schema>, pictures: PictureRemoval): Promise<number> {
  const shelves = new PostgresDemoShelves(db, new CryptoIdSource());
  const songs = await shelves.songs();
  const before = await pictureIds(db);
  await shelves.clear();
  const left = new Set(await pictureIds(db));
  for (const id of before.filter((each) => !left.has(each))) await pictures.remove(id);
  return songs.size;
}

async function pictureIds(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('images').select('id').execute();
  return rows.map(({ id }) => id);
}
