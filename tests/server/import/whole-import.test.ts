import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLibrary } from '../../support/fixtures/make-library';
import { importFolder } from '../../support/server/import-folder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const RETAGGED = 'Lan Chi/Hiên Nhà Số Bảy/03 Lời Ru Của Đầm.mp3';
const { db } = withTestDatabase();
const folder = withTemporaryFolder();
const music = (...names: string[]) => folder('music', ...names);

const importOnce = () => importFolder(db(), music(), folder('pictures'));

const songOf = (file: string) =>
  db()
    .selectFrom('media_files')
    .innerJoin('songs', 'songs.id', 'media_files.song_id')
    .selectAll('songs')
    .where('media_files.path', '=', file)
    .executeTakeFirst();
/** Whether the artist whose folder is removed is in the library, and whether a search finds the artist. */
const goneArtist = async () => {
  const kept = await db().selectFrom('artists').select('id').where('name', '=', 'Trạm Mưa').execute();
  const found = await db().selectFrom('search_names').select('id').where('accented', '=', 'trạm mưa').execute();
  return { isKept: kept.length > 0, isFound: found.length > 0 };
};
const refused = async () => {
  const files = await refusedFiles(db());
  return files.map(({ path: file, reason }) => `${file}: ${reason}`).sort();
};

describe('importing a real folder, run after run', () => {
  beforeAll(async () => {
    await mkdir(folder('pictures'));
    await cp(await makeLibrary(), music(), { recursive: true });
  }, 2 * MINUTE);

  it(
    'imports every format, and names each refused file with its own reason',
    async () => {
      const job = await importOnce();
      expect(job).toMatchObject({ state: 'finished', failure: null, added: 14, refused: 2, found: 16 });
      expect((await refused()).map((line) => line.replace(/^.*: /, ''))).toEqual(
        expect.arrayContaining(['truncated', 'not-media']),
      );
    },
    2 * MINUTE,
  );

  it('gives each song the tags of its own file, in composed letters', async () => {
    const songs = await Promise.all([
      songOf('Trạm Mưa/Phố Không Đèn/Mưa Ngâu Trên Mái.flac'),
      songOf('Harbour Kites/Low Tide Letters/2 Salt and Copper.opus'),
      songOf('Tổ Ong/Đèn Lồng Giữa Dòng.mp4'),
    ]);
    expect(songs.map((song) => [song?.title, song?.has_video])).toEqual([
      ['Mưa Ngâu Trên Mái'.normalize('NFC'), false],
      ['Salt and Copper', false],
      ['Đèn Lồng Giữa Dòng'.normalize('NFC'), true],
    ]);
  });

  it('finds covers inside a file and beside it', async () => {
    const covered = await db().selectFrom('songs').select('id').where('image_id', 'is not', null).execute();
    expect(covered.length).toBeGreaterThanOrEqual(7);
  });

  it(
    'reads no unchanged file again, and still names the files that are left out',
    async () => {
      const job = await importOnce();
      expect(job).toMatchObject({ state: 'finished', added: 0, changed: 0, unchanged: 14, refused: 2 });
      expect(await refused()).toHaveLength(2);
    },
    MINUTE,
  );

  it(
    'retains the song of a moved file and the id of a changed one, and hides deleted and replaced songs',
    async () => {
      const moved = await songOf('Khúc Không Tên.mp3');
      const changed = await songOf(RETAGGED);
      const replaced = await songOf('Tổ Ong/Neon Over Paddies.webm');
      await rename(music('Khúc Không Tên.mp3'), music('Tổ Ong', 'Khúc Khác.mp3'));
      await appendFile(music(RETAGGED), Buffer.from('TAG'.padEnd(128, '\0'), 'latin1'));
      await writeFile(music('Tổ Ong/Neon Over Paddies.webm'), await readFile(music('Tổ Ong/Đèn Lồng Giữa Dòng.mp4')));
      await rm(music('Trạm Mưa'), { recursive: true });
      const job = await importOnce();
      expect(job).toMatchObject({ state: 'finished', moved: 1, changed: 1, removed: 3, added: 1 });
      expect((await songOf('Tổ Ong/Khúc Khác.mp3'))?.id).toBe(moved?.id);
      const after = await songOf(RETAGGED);
      expect(after?.id).toBe(changed?.id);
      expect(after?.revision).not.toBe(changed?.revision);
      expect((await songOf('Tổ Ong/Neon Over Paddies.webm'))?.id).not.toBe(replaced?.id);
      expect(await goneArtist()).toEqual({ isKept: true, isFound: false });
    },
    MINUTE,
  );

  it(
    'does not empty the library when the folder is empty, as when a disk is not mounted',
    async () => {
      await rename(music(), folder('away'));
      await mkdir(music());
      const job = await importOnce();
      await rm(music(), { recursive: true });
      await rename(folder('away'), music());
      expect(job).toMatchObject({ state: 'failed', failure: 'media-folder-empty', removed: 0 });
      expect((await db().selectFrom('songs').select('id').execute()).length).toBe(12);
    },
    MINUTE,
  );

  it('does not change the files of the folder', async () => {
    const original = await readFile(path.join(await makeLibrary(), 'Quarter Past Rain.m4a'));
    expect((await readFile(music('Quarter Past Rain.m4a'))).equals(original)).toBe(true);
  });
});
