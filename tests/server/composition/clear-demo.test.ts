import { existsSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clearDemo } from '../../../server/composition/clear-demo';
import { takeFolder } from '../../../server/infrastructure/shared/folder-lock';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const { db, url } = withTestDatabase();
const folder = withTemporaryFolder();
const seed = new Seed(db);
const clear = (data: string) => clearDemo({ DATA_DIR: folder(data), DATABASE_URL: url() }, '/');

async function putSong(title: string, origin: 'own' | 'demo'): Promise<void> {
  const image_id = await seed.image({ id: `${origin}-picture` });
  await mkdir(folder('data', 'pictures', image_id.slice(0, 2)), { recursive: true });
  await writeFile(pictureOf(origin), 'picture');
  const id = await seed.song(title, [await seed.artist(`Artist of ${title}`)], { image_id });
  const file = { path: `${title}.m4a`, size: 1, mtime_ms: 1, fingerprint: title, song_id: id };
  await db()
    .insertInto('media_files')
    .values({ ...file, origin })
    .execute();
}

const pictureOf = (origin: string): string => folder('data', 'pictures', origin.slice(0, 2), `${origin}-picture`);

describe('npm run demo:clear', () => {
  const song = 'demo/library/Hạ Vy/Bờ Bên Kia/01 Ngủ.m4a';

  beforeAll(async () => {
    await mkdir(path.dirname(folder('data', song)), { recursive: true });
    await writeFile(folder('data', song), 'sound');
    await putSong('Made here', 'demo');
    await putSong('Mine', 'own');
  });

  it('refuses with a readable reason while a server uses the folder, and removes nothing', async () => {
    const server = await takeFolder(await realpath(folder('data')));
    const cleared = await clear('data');
    const reason = expect.stringMatching(/in use by process \d+; stop/) as string;
    expect(cleared).toMatchObject({ ok: false, error: { reason, isSetting: false } });
    expect(existsSync(folder('data', song))).toBe(true);
    expect(server.ok && (await server.value.release())).toBeUndefined();
  });

  it('removes the demo’s files, songs and pictures, and none of the listener’s own', async () => {
    expect(await clear('data')).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^removed the demo music: 1 songs?;/) as string,
    });
    const songs = await db().selectFrom('songs').select('title').execute();
    expect(songs).toEqual([{ title: 'Mine' }]);
    expect([folder('data', 'demo'), pictureOf('demo'), pictureOf('own')].map((each) => existsSync(each))).toEqual([
      ...[false, false, true],
    ]);
  });

  it('can be run again', async () => {
    expect(await clear('data')).toMatchObject({ ok: true });
  });

  it('creates no folder when the folder does not exist', async () => {
    expect(await clear('nowhere')).toMatchObject({ ok: true });
    expect(existsSync(folder('nowhere'))).toBe(false);
  });
});
