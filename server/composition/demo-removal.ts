import { realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { PictureRemoval } from '../domain/images/picture-removal.port';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerDemoRemoval } from '../presentation/http/administration/register-demo-removal';
import { composeDemoClearing } from './demo-clearing';
import { demoFolder, NO_DEMO_FILE } from './music';

export interface DemoRemovalDeps {
  readonly db: Kysely<Schema>;
  readonly dataFolder: string;
  readonly pictures: PictureRemoval;
  /** Stops making the demo and importing it. */
  readonly stop: () => Promise<void>;
  readonly catalogueChanged: () => void;
}

/** Removes the demo for good while the server runs; a file in the data folder stops the next start from making it again. */
export function composeDemoRemoval(app: FastifyInstance, deps: DemoRemovalDeps): void {
  let removing: Promise<number> = Promise.resolve(0);
  const remove = async (): Promise<number> => {
    const folder = await realpath(deps.dataFolder);
    await writeFile(
      path.join(folder, NO_DEMO_FILE),
      'The demo music was removed. Delete this file to have it again.\n',
    );
    await deps.stop();
    const songs = await composeDemoClearing(deps.db, deps.pictures).execute();
    deps.catalogueChanged();
    await rm(demoFolder(folder), { recursive: true, force: true });
    return songs;
  };
  registerDemoRemoval(app, () => {
    // Removals run one after the other, even if the previous one failed.
    removing = removing.then(remove, remove);
    return removing;
  });
}
