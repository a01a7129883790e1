import type { Kysely } from 'kysely';
import { ArrangeDemoLibrary } from '../application/demo/arrange-demo-library';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { DemoContents } from '../domain/demo/demo-library.port';
import { PICTURE_LIMITS } from '../domain/images/picture-limits';
import type { StoredPicture, PictureStore } from '../domain/images/picture-store.port';
import { FileMediaBytes } from '../infrastructure/files/file-media-bytes';
import { PostgresDemoShelves } from '../infrastructure/postgres/demo/postgres-demo-shelves';
import type { Schema } from '../infrastructure/postgres/schema';

export interface ShelfDeps {
  readonly db: Kysely<Schema>;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly pictures: PictureStore;
  /** The folder that the demo is made in. */
  readonly demoFolder: string;
  readonly contents: DemoContents;
}

/** Arranges the demo's songs in the library for display. */
export function composeShelves({ db, ids, clock, pictures, demoFolder, contents }: ShelfDeps): ArrangeDemoLibrary {
  const bytes = new FileMediaBytes(demoFolder);
  const pictureAt = async (place: string): Promise<StoredPicture | null> => {
    const picture = await bytes.readSmall(place, PICTURE_LIMITS.bytes);
    const stored = picture && (await pictures.keep(picture));
    return stored?.ok === true ? stored.value : null;
  };
  return new ArrangeDemoLibrary(contents, { shelves: new PostgresDemoShelves(db, ids), pictureAt, clock });
}
