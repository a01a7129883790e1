import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readablePath } from '../../../server/domain/import/path-text';
import { FileMediaFolder } from '../../../server/infrastructure/files/file-media-folder';
import { PostgresFileFindings } from '../../../server/infrastructure/postgres/import/postgres-file-findings';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { mpegSound } from '../../support/builders/mpeg-file';
import { drawCover } from '../../support/fixtures/draw-cover';
import { makeClip } from '../../support/fixtures/make-clip';
import { RealFolder } from '../../support/history/real-folder';
import { ModelFolder } from '../../support/history/model-folder';
import { importInThread } from '../../support/server/import-in-thread';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles } from '../../support/server/named-files';

const ALL = { searchText: '', reasons: [], reservations: [], slice: { offset: 0, limit: 100 } };
const run = promisify(execFile);
/** The longest path that the system accepts, including its terminator. */
const LONGEST_PATH = 4_096;

describe('names of files', () => {
  const { db } = withTestDatabase();
  const folder = withTemporaryFolder();
  const music = (...names: string[]) => folder('music', ...names);
  const scan = () => importInThread(db(), { music: music(), pictures: folder('pictures') });
  const songs = async () => {
    const rows = await db().selectFrom('media_files').select(['path', 'song_id']).execute();
    return new Map(rows.map(({ path: place, song_id: id }) => [place, id]));
  };
  const findings = () => new PostgresFileFindings(db());
  const refused = () => refusedFiles(db());
  let mp3: Buffer;
  const put = async (...names: string[]) => {
    await mkdir(path.dirname(music(...names)), { recursive: true });
    await writeFile(music(...names), mp3);
  };

  beforeAll(async () => {
    const model = new ModelFolder();
    model.do({ does: 'add', which: 0, where: 0 });
    await new RealFolder(folder('made'), folder()).follow(model);
    const [[name] = ['']] = model.visible();
    mp3 = await readFile(folder('made', name));
  });

  beforeEach(async () => {
    for (const table of ['all_songs', 'all_short_videos', 'refused_files'] as const)
      await db().deleteFrom(table).execute();
    for (const name of ['music', 'pictures']) {
      await rm(folder(name), { recursive: true, force: true });
      await mkdir(folder(name));
    }
  });

  it('may begin with dots, as titles do; hidden files of programs are left out', async () => {
    const titles = ['.5 Hz/01 Point.mp3', '...And You/1.mp3', 'Dotty/...Once More.mp3', '. x.mp3'];
    const hidden = ['._x.mp3', '.git/a.mp3', '.trash/b/c.mp3', '.~lock.mp3', '.Ánh.mp3', 'a/._01 b.mp3'];
    for (const name of [...titles, ...hidden, 'a/.DS_Store', '.git/config']) await put(name);
    const counts = { found: titles.length + hidden.length, refused: 0, hidden: hidden.length };
    expect(await scan()).toMatchObject({ ...counts, added: titles.length });
    expect([...(await songs()).keys()].sort()).toEqual([...titles].sort());
    expect((await findings().hidden(ALL)).items.map(({ path: name }) => name).sort()).toEqual([...hidden].sort());
    expect(await scan()).toMatchObject({ ...counts, unchanged: titles.length });
    await rm(music('.git'), { recursive: true });
    expect(await scan()).toMatchObject({ hidden: hidden.length - 1 });
    expect(await findings().hidden({ ...ALL, searchText: '.git' })).toEqual({ items: [], totalCount: 0 });
  });

  it('of links are listed as left out, and those of pipes as refused', async () => {
    await put('Real/1.mp3');
    await symlink(music('Real'), music('Linked'));
    await symlink(music('Real/1.mp3'), music('one.mp3'));
    await symlink('nowhere', music('broken.mp3'));
    await symlink('nowhere', music('notes.txt'));
    await run('mkfifo', [music('pipe.mp3')]);
    expect(await scan()).toMatchObject({ found: 5, added: 1, refused: 1, hidden: 3 });
    expect((await findings().hidden(ALL)).items).toEqual(
      ['Linked', 'broken.mp3', 'one.mp3'].map((name) => ({ path: name, reason: 'link' })),
    );
    expect(await refused()).toEqual([{ path: 'pipe.mp3', reason: 'not-media' }]);
    await rm(music('one.mp3'));
    await put('one.mp3');
    expect(await scan()).toMatchObject({ found: 5, added: 1, unchanged: 1, refused: 1, hidden: 2 });
  });

  it('in hidden folders are listed up to a limit, then only the names of the folders', async () => {
    for (let at = 0; at < 1_100; at += 1) await put('.copies', String(at), 'a.mp3');
    expect(await scan()).toMatchObject({ found: 1_100, hidden: 1_100 });
    const { items } = await findings().hidden({ ...ALL, slice: { offset: 0, limit: 2_000 } });
    const named = items.filter(({ path: name }) => !name.endsWith('/a.mp3'));
    expect(named).toHaveLength(101);
    expect(named[0]?.path).toMatch(/^\.copies\/\d+$/);
  });

  it('are no longer listed as left out once they belong to unchanged songs', async () => {
    await put('one.mp3');
    await scan();
    const file = { path: 'one.mp3', size: 0, modifiedMs: 0, changedMs: null, companions: '' };
    const library = new PostgresLibraryStore(db(), new CryptoIdSource(), 'own');
    await library.commit({ songs: [], refused: [{ file, reason: 'link' }] });
    expect(await scan()).toMatchObject({ found: 1, unchanged: 1, hidden: 0 });
    expect((await findings().hidden(ALL)).items).toEqual([]);
  });

  it('may form paths as long as the system allows, which are found again in later scans', async () => {
    const room = LONGEST_PATH - 2 - Buffer.byteLength(music('x.mp3'));
    const folders = Array.from({ length: Math.floor(room / 202) }, (_, at) => String(at % 10).repeat(201));
    expect(path.join(...folders).length).toBeGreaterThan(3_500);
    await put(...folders, 'x.mp3');
    await writeFile(music(...folders, 'y.mp3'), 'no music');
    expect(await scan()).toMatchObject({ added: 1, refused: 1 });
    const before = await songs();
    expect(await scan()).toMatchObject({ unchanged: 1, refused: 1, added: 0 });
    await writeFile(music(...folders, 'x.mp3'), 'no music any more');
    expect(await scan()).toMatchObject({ refused: 2 });
    await put(...folders, 'x.mp3');
    expect(await scan()).toMatchObject({ changed: 1, refused: 1 });
    expect([await songs(), (await refused()).map(({ reason }) => reason)]).toEqual([before, ['not-media']]);
  });

  it('are reported after every scan when their paths are longer than the system allows', async () => {
    const room = LONGEST_PATH - 2 - Buffer.byteLength(music());
    const folders = Array.from({ length: Math.floor(room / 201) }, (_, at) => String(at % 10).repeat(200));
    await mkdir(music(...folders), { recursive: true });
    const name = `${'x'.repeat(240)}.mp3`;
    const there = (action: string) => run('sh', ['-c', `cd "$1" && ${action} "$2"`, 'sh', music(...folders), name]);
    await there('printf music >');
    const seen = [await scan(), await refused(), await scan(), await refused()];
    await there('rm');
    const named = [{ path: path.join(...folders, name), reason: 'too-long-path' }];
    expect(seen).toMatchObject([{ found: 1, refused: 1 }, named, { found: 1, refused: 1 }, named]);
  });

  describe('that are not UTF-8', () => {
    const latin = (name: string) => Buffer.concat([Buffer.from(`${music()}/`), Buffer.from(name, 'latin1')]);

    it('are imported with the lyrics and picture beside them, and shown in their most likely encoding', async () => {
      await mkdir(latin('Mötor'));
      await writeFile(latin('Mötor/Jóga.mp3'), mpegSound('a'));
      await writeFile(latin('Mötor/Jóga.lrc'), 'Dòng một');
      await writeFile(latin('Mötor/cover.png'), await drawCover(40, 'png'));
      expect(await scan()).toMatchObject({ found: 1, added: 1, refused: 0 });
      expect(await scan()).toMatchObject({ found: 1, unchanged: 1, refused: 0 });
      const { title, lyrics_format, image_id } = await db().selectFrom('songs').selectAll().executeTakeFirstOrThrow();
      expect([title, lyrics_format, image_id]).toEqual(['Jóga', 'plain', expect.any(String)]);
    });

    it('match other files of the same name: captions and a poster to a clip, a video to a song', async () => {
      await mkdir(latin('shorts/été'), { recursive: true });
      await makeClip(music('clip.mp4'), { width: 180, height: 320, seconds: 1 });
      await copyFile(music('clip.mp4'), latin('Jóga.mp4'));
      await rename(music('clip.mp4'), latin('shorts/été/Öl.mp4'));
      await writeFile(latin('shorts/été/Öl.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nLời');
      await writeFile(latin('shorts/été/Öl.png'), await drawCover(40, 'png'));
      await writeFile(latin('Jóga.mp3'), mpegSound('a'));
      expect(await scan()).toMatchObject({ found: 2, added: 2, refused: 0 });
      const clip = await db().selectFrom('short_videos').selectAll().executeTakeFirstOrThrow();
      expect([clip.caption, clip.captions, clip.image_id]).toEqual([
        'Öl',
        expect.stringContaining('Lời'),
        expect.any(String),
      ]);
      const video = await db().selectFrom('companion_videos').select('path').executeTakeFirst();
      expect(video).toEqual({ path: 'J\ueff3ga.mp4' });
    }, 60_000);

    it('may be the name of the media folder itself, also behind a link', async () => {
      await mkdir(latin('Mötor'));
      await writeFile(latin('Mötor/1.mp3'), mpegSound('a'));
      await symlink(latin('Mötor'), music('link'));
      const walkOf = (root: string) => new FileMediaFolder(root).walk(() => undefined);
      for (const root of [music('M\ueff6tor'), music('link')])
        expect(await walkOf(root)).toMatchObject({ ok: true, value: { files: [{ path: '1.mp3' }] } });
    });

    it('belong to the same songs after the names are corrected', async () => {
      await put('whole.mp3');
      await writeFile(latin('Jóga.mp3'), mpegSound('a'));
      await scan();
      const id = (await songs()).get('J\ueff3ga.mp3');
      await rename(latin('Jóga.mp3'), music('Jóga.mp3'));
      expect(await scan()).toMatchObject({ moved: 1, added: 0, removed: 0, unchanged: 1 });
      expect((await songs()).get('Jóga.mp3')).toBe(id);
    });

    it('are reported when their files are left out', async () => {
      await put('whole.mp3');
      await writeFile(latin('Nö.mp3'), 'no music');
      await writeFile(latin('.hïdden.mp3'), 'music');
      await symlink(music('whole.mp3'), latin('lïnk.mp3'));
      await mkdir(latin('.Gömd'));
      await writeFile(latin('.Gömd/in.mp3'), 'music');
      for (const taken of [{ added: 1 }, { unchanged: 1 }]) {
        expect(await scan()).toMatchObject({ ...taken, found: 5, refused: 1, hidden: 3 });
        expect(await refused()).toEqual([{ path: 'N\ueff6.mp3', reason: 'not-media' }]);
        expect((await findings().refused({ ...ALL, searchText: 'nö' })).totalCount).toBe(1);
        expect((await findings().refused({ ...ALL, searchText: 'nå.mp4' })).totalCount).toBe(0);
        const hidden = (await findings().hidden(ALL)).items.map(({ path: name }) => readablePath(name));
        expect(hidden.sort()).toEqual(['.Gömd/in.mp3', '.hïdden.mp3', 'lïnk.mp3']);
      }
    });
  });
});
