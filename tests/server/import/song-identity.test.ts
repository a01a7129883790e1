import { copyFile, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { ImportScope } from '../../../server/domain/import/import-job';
import { id3Tag } from '../../support/fixtures/id3-tag';
import { makeLibrary } from '../../support/fixtures/make-library';
import { importFolder } from '../../support/server/import-folder';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const SONGS = ['01 Thềm Nắng Cũ', '02 Chuyến Đò Sớm', '03 Lời Ru Của Đầm', '04 Ướt Vạt Áo Dài'];

type Names = Readonly<Record<'artist' | 'album', string>>;
const NAMES: Names = { artist: 'Lan Chi', album: 'Hiên Nhà' };

/** An MP3 whose tags contain only this title. */
function tagged(mp3: Buffer, title: string, names: Names = NAMES): Buffer {
  const facts = { title, ...names, trackNumber: 1, year: 2020, cover: Buffer.alloc(0) };
  const isTag = mp3.toString('latin1', 0, 3) === 'ID3';
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + mp3.readUInt8(at), 0);
  return Buffer.concat([id3Tag(facts), mp3.subarray(isTag ? 10 + size : 0)]);
}

describe('a song over several scans', () => {
  const { db } = withTestDatabase();
  const seed = new Seed(db);
  const folder = withTemporaryFolder();
  const music = (...names: string[]) => folder('music', ...names);
  const scan = (scope?: ImportScope) => importFolder(db(), music(), folder('pictures'), { scope });
  const songs = async (): Promise<Readonly<Record<string, { readonly id: string; readonly title: string }>>> => {
    const rows = await db()
      .selectFrom('media_files')
      .innerJoin('songs', 'songs.id', 'media_files.song_id')
      .select(['path', 'songs.id', 'title'])
      .orderBy('path')
      .execute();
    return Object.fromEntries(rows.map(({ path, id, title }) => [path, { id, title }]));
  };
  const mp3s: Buffer[] = [];
  const put = (name: string, at: number, title: string, names?: Names) =>
    writeFile(music(name), tagged(mp3s[at] ?? Buffer.alloc(0), title, names));

  beforeAll(async () => {
    const library = `${await makeLibrary()}/Lan Chi/Hiên Nhà Số Bảy`;
    for (const name of ['music', 'pictures']) await mkdir(folder(name));
    for (const name of SONGS) mp3s.push(await readFile(`${library}/${name}.mp3`));
  }, 2 * MINUTE);

  beforeEach(async () => {
    await db().deleteFrom('all_songs').execute();
    await rm(music(), { recursive: true });
    await mkdir(music());
    for (const at of SONGS.keys()) await put(`${at}.mp3`, at, `Title ${at}`);
    expect(await scan()).toMatchObject({ added: SONGS.length });
  }, MINUTE);

  it('follows its sound when two files swap their names', async () => {
    const before = await songs();
    await rename(music('0.mp3'), music('other'));
    await rename(music('1.mp3'), music('0.mp3'));
    await rename(music('other'), music('1.mp3'));
    expect(await scan()).toMatchObject({ moved: 2, unchanged: 2, added: 0, changed: 0, removed: 0 });
    expect(await songs()).toEqual({ ...before, '0.mp3': before['1.mp3'], '1.mp3': before['0.mp3'] });
  });

  it('returns to its original file, which another edit replaced while the file was missing', async () => {
    const before = await songs();
    const whole = mp3s[0] ?? Buffer.alloc(0);
    await rm(music('0.mp3'));
    await scan();
    await writeFile(music('preview.mp3'), tagged(whole.subarray(0, whole.length * 0.4), 'Preview'));
    await scan();
    expect((await songs())['preview.mp3']?.id).toBe(before['0.mp3']?.id);
    await put('0.mp3', 0, 'Title 0');
    expect(await scan()).toMatchObject({ moved: 1, added: 1, unchanged: 3, removed: 0 });
    const after = await songs();
    expect(after).toEqual({ ...before, 'preview.mp3': { id: expect.any(String), title: 'Preview' } });
    expect(after['preview.mp3']?.id).not.toBe(before['0.mp3']?.id);
  });

  it('follows its file when the file is renamed and retagged at the same time', async () => {
    const before = await songs();
    await rm(music('2.mp3'));
    await mkdir(music('Tidyer'));
    await put('Tidyer/01 - Tidy Me.mp3', 2, 'Tidy Me');
    expect(await scan()).toMatchObject({ moved: 1, unchanged: 3, added: 0, changed: 0, removed: 0 });
    const after = await songs();
    expect(after['Tidyer/01 - Tidy Me.mp3']).toEqual({ id: before['2.mp3']?.id, title: 'Tidy Me' });
  });

  it('is read again when its file changed without another size or time', async () => {
    const before = await songs();
    const { atime, mtime } = await stat(music('3.mp3'));
    await put('3.mp3', 3, 'Title X');
    await utimes(music('3.mp3'), atime, mtime);
    expect(await scan()).toMatchObject({ changed: 1, unchanged: 3, moved: 0, added: 0 });
    expect((await songs())['3.mp3']).toEqual({ id: before['3.mp3']?.id, title: 'Title X' });
  });

  it('stays with its first file when a copy becomes a second song', async () => {
    const before = await songs();
    await copyFile(music('0.mp3'), music('00.mp3'));
    expect(await scan()).toMatchObject({ added: 1, unchanged: 4, moved: 0 });
    const after = await songs();
    expect(after['0.mp3']).toEqual(before['0.mp3']);
    expect(after['00.mp3']?.id).not.toBe(before['0.mp3']?.id);
  });

  it('gives its artist and album the spelling of the file changed last, under their existing ids', async () => {
    const names = async () => {
      const { rows } = await sql<{ id: string; name: string; found: string }>`
        SELECT id, name, accented AS found FROM artists JOIN search_names USING (id)
        UNION ALL SELECT id, title, accented FROM albums JOIN search_names USING (id) ORDER BY name`.execute(db());
      return rows;
    };
    const before = await names();
    await put('2.mp3', 2, 'Title 2', { artist: 'LAN Chi', album: 'Hiên NHÀ' });
    await put('3.mp3', 3, 'Title 3', { artist: 'lan chi', album: 'hiên nhà' });
    await utimes(music('3.mp3'), 1_000_000, 1_000_000);
    expect(await scan()).toMatchObject({ changed: 2 });
    const after = await names();
    expect(after.map(({ name }) => name)).toEqual(['Hiên NHÀ', 'LAN Chi']);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('is read again in an import of everything, although nothing has changed', async () => {
    const before = await songs();
    await db().updateTable('songs').set({ title: 'as an older version read it' }).execute();
    expect(await scan()).toMatchObject({ unchanged: 4, changed: 0 });
    expect(await songs()).not.toEqual(before);
    expect(await scan('everything')).toMatchObject({ unchanged: 4, changed: 0, refused: 0, processed: 4 });
    expect(await songs()).toEqual(before);
  });

  it('is hidden while its file is missing, and returns with its likes and playlist entries', async () => {
    const before = await songs();
    const loved = before['1.mp3']?.id ?? '';
    await seed.account('vy');
    await db().insertInto('liked_songs').values({ account_id: 'vy', song_id: loved }).execute();
    await seed.playlist({ id: 'own', name: 'Của tôi', owner_id: 'vy' }, [loved, loved]);
    const hangsOn = async () => {
      const likes = await db().selectFrom('liked_songs').select('song_id').execute();
      const places = await db().selectFrom('playlist_songs').select('song_id').orderBy('position').execute();
      return [...likes, ...places].map(({ song_id: id }) => id);
    };
    await rename(music('1.mp3'), folder('elsewhere'));
    expect(await scan()).toMatchObject({ unchanged: 3, removed: 1, refused: 0 });
    expect(await scan()).toMatchObject({ unchanged: 3, removed: 0, refused: 0 });
    expect(Object.keys(await songs())).toEqual(['0.mp3', '2.mp3', '3.mp3']);
    expect(await hangsOn()).toEqual([loved, loved, loved]);
    await rename(folder('elsewhere'), music('1.mp3'));
    expect(await scan()).toMatchObject({ unchanged: 3, changed: 1, added: 0, moved: 0, removed: 0 });
    expect([await songs(), await hangsOn()]).toEqual([before, [loved, loved, loved]]);
  });

  it('is hidden while its file is damaged, which every scan reports, and returns with the intact file', async () => {
    const before = await songs();
    const named = () => refusedFiles(db());
    const whole = await readFile(music('2.mp3'));
    await writeFile(music('2.mp3'), 'no music any more');
    for (const unchanged of [3, 3]) {
      expect(await scan()).toMatchObject({ found: 4, processed: 4, unchanged, refused: 1, removed: 0 });
      expect(await named()).toEqual([{ path: '2.mp3', reason: 'not-media' }]);
    }
    expect(await scan('everything')).toMatchObject({ unchanged: 3, refused: 1, removed: 0 });
    expect(Object.keys(await songs())).toEqual(['0.mp3', '1.mp3', '3.mp3']);
    await writeFile(music('2.mp3'), whole);
    expect(await scan()).toMatchObject({ unchanged: 3, changed: 1, refused: 0, added: 0 });
    expect([await songs(), await named()]).toEqual([before, []]);
  });

  it('moves to another file with the same sound while its own file is damaged', async () => {
    const before = await songs();
    const whole = await readFile(music('2.mp3'));
    await writeFile(music('2.mp3'), 'no music any more');
    await scan();
    await writeFile(music('good.mp3'), whole);
    expect(await scan()).toMatchObject({ found: 5, processed: 5, unchanged: 3, moved: 1, refused: 1, added: 0 });
    expect((await songs())['good.mp3']).toEqual(before['2.mp3']);
    expect(await refusedFiles(db())).toEqual([{ path: '2.mp3', reason: 'not-media' }]);
  });

  it('is recognised in the data of an older version, and its prints are made again', async () => {
    const before = await songs();
    await db().updateTable('media_files').set({ sound: null, ctime_ms: null }).execute();
    await rename(music('1.mp3'), music('moved.mp3'));
    expect(await scan()).toMatchObject({ moved: 1, unchanged: 3, added: 0, changed: 0, removed: 0 });
    expect((await songs())['moved.mp3']).toEqual(before['1.mp3']);
    const bare = await db().selectFrom('media_files').select('path').where('sound', 'is', null).execute();
    expect(bare).toEqual([]);
    expect(await scan()).toMatchObject({ unchanged: 4, moved: 0, changed: 0 });
  });

  it('loses only its path to another song whose file is there now, until its own file is found', async () => {
    const before = await songs();
    await rename(music('0.mp3'), music('other'));
    await rename(music('1.mp3'), music('0.mp3'));
    await rename(music('other'), music('1.mp3'));
    // The state that a run leaves when it crashes after it has imported the first of the two.
    await db().updateTable('media_files').set({ presence: 'away' }).where('path', '=', '0.mp3').execute();
    await db().updateTable('media_files').set({ path: '0.mp3' }).where('path', '=', '1.mp3').execute();
    await scan();
    expect(await songs()).toEqual({ ...before, '0.mp3': before['1.mp3'], '1.mp3': before['0.mp3'] });
  });
});
