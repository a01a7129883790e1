import { mkdir, realpath } from 'node:fs/promises';
import { chooseMusic } from '../../../server/composition/music';
import type { Origin } from '../../../server/domain/import/origin';
import { PostgresDemoShelves } from '../../../server/infrastructure/postgres/demo/postgres-demo-shelves';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const { db } = withTestDatabase();
const folder = withTemporaryFolder();
const seed = new Seed(db);

async function put(origin: Origin, title: string): Promise<string> {
  const id = await seed.song(title, [await seed.artist(`Artist of ${title}`)]);
  const file = { size: 1, mtime_ms: 1, fingerprint: title, song_id: id };
  await db()
    .insertInto('media_files')
    .values({ ...file, origin, path: `${title}.m4a` })
    .execute();
  await seed.play(id);
  return id;
}

const choose = (given: { mediaFolder?: string; demo?: boolean } = {}) =>
  chooseMusic({
    config: { dataFolder: folder(), mediaFolder: given.mediaFolder, demo: given.demo ?? true },
    db: db(),
    shelves: new PostgresDemoShelves(db(), new CryptoIdSource()),
  });

async function titles(): Promise<readonly string[]> {
  const songs = await db().selectFrom('songs').select('title').orderBy('title').execute();
  return songs.map(({ title }) => title);
}

describe('the choice of music at a start', () => {
  beforeEach(async () => {
    await db().deleteFrom('songs').execute();
    await mkdir(folder('music'), { recursive: true });
  });

  it('is the demo, in its own folder, when the listener has imported no music', async () => {
    const music = await choose();
    expect(music).toEqual({ origin: 'demo', folder: `${await realpath(folder())}/demo/library` });
  });

  it('is still the demo at the next start, with its existing songs', async () => {
    await put('demo', 'Made here');
    expect(await choose()).toMatchObject({ origin: 'demo' });
    expect(await titles()).toEqual(['Made here']);
  });

  it('is the listener’s own music when a media folder is set, and the demo’s songs are removed', async () => {
    await put('demo', 'Made here');
    expect(await choose({ mediaFolder: folder('music') })).toEqual({
      origin: 'own',
      folder: await realpath(folder('music')),
    });
    expect(await titles()).toEqual([]);
  });

  it('has no folder when the demo is off, and the demo’s songs are removed', async () => {
    await put('demo', 'Made here');
    expect(await choose({ demo: false })).toEqual({ origin: 'own', folder: undefined });
    expect(await titles()).toEqual([]);
  });

  it('is the listener’s songs with their plays when no media folder is set any more, and no demo is made', async () => {
    const mine = await put('own', 'Mine');
    await put('demo', 'Made here');
    expect(await choose()).toEqual({ origin: 'own', folder: undefined });
    expect(await titles()).toEqual(['Mine']);
    const plays = await db().selectFrom('plays').select('song_id').execute();
    expect(plays).toEqual([{ song_id: mine }]);
  });
});
