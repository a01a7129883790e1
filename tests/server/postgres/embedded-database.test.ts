import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '../../../server/infrastructure/postgres/database';
import { silentLogger } from '../../support/server/silent-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

jest.setTimeout(180_000);

const anArtist = { id: 'a1', name: 'Lê', name_key: 'lê', folded: 'le', image_id: null };

describe('the embedded database', () => {
  const inFolder = withTemporaryFolder();

  const open = async (dataFolder: string): Promise<OpenDatabase> => {
    await mkdir(dataFolder, { recursive: true });
    const opened = await openDatabase(
      { dataFolder, databaseUrl: undefined, openFolder: inFolder('open') },
      silentLogger,
    );
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value;
  };

  const artists = async ({ db }: OpenDatabase): Promise<string[]> =>
    (await db.selectFrom('artists').select('name').execute()).map(({ name }) => name);

  /** Opens, writes, closes and opens again; checks that the written data is there. */
  const survivesAStart = async (dataFolder: string): Promise<OpenDatabase> => {
    const before = await open(dataFolder);
    await before.db.insertInto('artists').values(anArtist).execute();
    expect(await before.close()).toBe(true);
    const after = await open(dataFolder);
    expect(await artists(after)).toEqual(['Lê']);
    return after;
  };

  describe('in an open data folder', () => {
    let database: OpenDatabase;

    beforeAll(async () => {
      await mkdir(inFolder('plain', 'postgres', 'data.new-1234', 'base'), { recursive: true });
      database = await survivesAStart(inFolder('plain'));
    });

    afterAll(() => database.close());

    it('describes its version, its folder and what survives a crash', () => {
      expect(database.description).toMatch(/^PostgreSQL 18\.\d+ embedded, in .*\/plain\/postgres/);
      expect(database.durability).toBe('fsync on, synchronous_commit on: every acknowledged write survives a crash');
    });

    it('removes the remains of an interrupted initialisation', async () => {
      expect((await readdir(inFolder('plain', 'postgres'))).sort()).toEqual([
        'data',
        'passwords.json',
        'postgres.log',
        'run',
      ]);
    });

    it('makes its passwords readable only by their owner, and refuses a wrong password', async () => {
      const secrets = inFolder('plain', 'postgres', 'passwords.json');
      expect((await stat(secrets)).mode & 0o777).toBe(0o600);
      const { app } = JSON.parse(await readFile(secrets, 'utf8')) as { app: string };
      const address = { host: inFolder('plain', 'postgres', 'run'), port: 5432, user: 'song', database: 'song' };
      await expect(new Client({ ...address, password: `${app}x` }).connect()).rejects.toThrow(
        'password authentication',
      );
    });

    it('removes accents and matches a word with a typo inside the database', async () => {
      const { db } = database;
      const { rows } = await db.executeQuery<{ folded: string; near: boolean }>({
        sql: `SELECT unaccent('Đường về') AS folded, 'duong' % 'duogn' AS near`,
        parameters: [],
        query: db.selectFrom('artists').toOperationNode(),
        queryId: { queryId: 'folds' },
      });
      expect(rows).toEqual([{ folded: 'Duong ve', near: true }]);
    });
  });

  it('listens on a loopback port when the path is too long for a socket', async () => {
    const database = await survivesAStart(inFolder('long', 'x'.repeat(120)));
    expect(await readdir(inFolder('long', 'x'.repeat(120), 'postgres', 'run'))).toEqual([]);
    await database.close();
  });

  it('runs when its own account may not enter the data folder, and after the clone was moved', async () => {
    await mkdir(inFolder('closed'), { mode: 0o700 });
    const database = await survivesAStart(inFolder('closed', 'clone', 'data'));
    await database.close();
    await rename(inFolder('closed', 'clone'), inFolder('closed', 'moved'));
    const moved = await open(inFolder('closed', 'moved', 'data'));
    expect(await artists(moved)).toEqual(['Lê']);
    await moved.close();
  });

  describe('is not opened', () => {
    const refusal = (name: string) =>
      openDatabase({ dataFolder: inFolder(name), databaseUrl: undefined, openFolder: inFolder('open') }, silentLogger);

    beforeAll(async () => {
      await (await open(inFolder('damaged'))).close();
    });

    it('by the programs of another major version', async () => {
      const file = inFolder('damaged', 'postgres', 'data', 'PG_VERSION');
      await writeFile(file, '17\n');
      expect(await refusal('damaged')).toEqual({
        ok: false,
        error: {
          reason: `${inFolder('damaged', 'postgres', 'data')} was made by PostgreSQL 17, and this build carries 18; dump and load it`,
          isSetting: false,
        },
      });
      await writeFile(file, '18\n');
    });

    it('without the passwords that it was created with', async () => {
      await rm(inFolder('damaged', 'postgres', 'passwords.json'));
      expect(await refusal('damaged')).toMatchObject({
        ok: false,
        error: { reason: expect.stringContaining('passwords.json is missing') as string, isSetting: false },
      });
    });
  });
});
