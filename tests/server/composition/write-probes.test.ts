import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { DataFolderDisk } from '../../../server/infrastructure/files/data-folder-disk';
import { PostgresWriteProbe } from '../../../server/infrastructure/postgres/postgres-write-probe';
import { withTestDatabase } from '../../support/server/test-database';

describe('the write probes of the readiness check', () => {
  const database = withTestDatabase();
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'song-disk-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leave no file in the data folder', async () => {
    await new DataFolderDisk(folder).write();
    expect(await readdir(folder)).toEqual([]);
  });

  it('fail when the data folder does not exist', async () => {
    await expect(new DataFolderDisk(path.join(folder, 'gone')).write()).rejects.toThrow('ENOENT');
  });

  it('return the free space on the disk of the data folder', async () => {
    expect(await new DataFolderDisk(folder).bytes()).toBeGreaterThan(0);
  });

  it('store a single row in the database, with new content each time', async () => {
    const probe = new PostgresWriteProbe(database.db());
    const rows = () => sql<{ bytes: Buffer }>`SELECT bytes FROM write_probe`.execute(database.db());
    await probe.write();
    const [first] = (await rows()).rows;
    await probe.write();
    const { rows: after } = await rows();
    expect(after).toHaveLength(1);
    expect(after[0]?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
  });
});
