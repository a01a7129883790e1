import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { composeDemoRemoval } from '../../../server/composition/demo-removal';
import { chooseMusic } from '../../../server/composition/music';
import { composePictures } from '../../../server/composition/pictures';
import { succeed } from '../../../server/domain/shared/result';
import { PostgresDemoShelves } from '../../../server/infrastructure/postgres/demo/postgres-demo-shelves';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { bareApp } from '../../support/server/bare-app';
import { RecordingLogger } from '../../support/server/recording-logger';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

describe('removing the demo while the server runs', () => {
  const { db } = withTestDatabase();
  const folder = withTemporaryFolder();
  const seed = new Seed(db);
  const owner = { accountId: 'lam', sessionId: 'here', role: 'admin', isPremium: false } as const;
  const gatekeeper = { identify: async () => succeed(owner), hasAccounts: async () => true };
  const app = bareApp(new RecordingLogger(), gatekeeper);
  const done: string[] = [];
  afterAll(() => app.close());

  const choose = () =>
    chooseMusic({
      config: { dataFolder: folder(), mediaFolder: undefined, demo: true },
      db: db(),
      shelves: new PostgresDemoShelves(db(), new CryptoIdSource()),
    });
  const remove = async () => {
    const headers = { authorization: 'Bearer any' };
    return (await app.inject({ method: 'DELETE', url: '/backend/demo', headers })).json();
  };

  it('stops making the demo, removes its songs and files, and does not make it again', async () => {
    expect(await choose()).toMatchObject({ origin: 'demo' });
    const image_id = await seed.image({ id: '0123456789abcdef0123' });
    await mkdir(folder('pictures', '01'), { recursive: true });
    await writeFile(folder('pictures', '01', image_id), 'picture');
    const song_id = await seed.song('Made here', [await seed.artist('Artist')], { image_id });
    const file = { path: 'a.m4a', size: 1, mtime_ms: 1, fingerprint: 'a', song_id, origin: 'demo' } as const;
    await db().insertInto('media_files').values(file).execute();

    const pictures = await composePictures(app, { dataFolder: folder(), log: new RecordingLogger() });
    const stop = async () => void done.push('stopped');
    const catalogueChanged = () => void done.push('changed');
    composeDemoRemoval(app, { db: db(), dataFolder: folder(), pictures, stop, catalogueChanged });

    expect(await remove()).toMatchObject({ code: 200, data: { songs: 1 } });
    expect(done).toEqual(['stopped', 'changed']);
    expect(await db().selectFrom('songs').select('id').execute()).toEqual([]);
    expect([folder('demo'), folder('pictures', '01', image_id)].map((each) => existsSync(each))).toEqual([
      false,
      false,
    ]);
    expect(await choose()).toMatchObject({ origin: 'own' });
    expect(await remove()).toMatchObject({ code: 200, data: { songs: 0 } });

    await rm(folder('no-demo'));
    expect(await choose()).toMatchObject({ origin: 'demo' });
  });
});
