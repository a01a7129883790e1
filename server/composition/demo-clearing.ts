import type { Kysely } from 'kysely';
import { ClearDemoLibrary } from '../application/demo/clear-demo-library';
import type { PictureRemoval } from '../domain/images/picture-removal.port';
import { PostgresDemoShelves } from '../infrastructure/postgres/demo/postgres-demo-shelves';
import type { Schema } from '../infrastructure/postgres/schema';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';

/** For the running server, and for the command that runs without one. */
export const composeDemoClearing = (db: Kysely<Schema>, pictures: PictureRemoval): ClearDemoLibrary =>
  new ClearDemoLibrary(new PostgresDemoShelves(db, new CryptoIdSource()), pictures);
