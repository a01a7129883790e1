import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withSoundsAmongVideos } from '../../../server/application/import/sounds-among-videos';
import type { FileToRead } from '../../../server/domain/import/file-report';
import type { KnownFile } from '../../../server/domain/import/known-file';
import type { SongFiles } from '../../../server/domain/import/song-files.port';
import { aFileToRead, aKnownFile } from '../../support/builders/a-known-file';
import { aSongEntry } from '../../support/builders/a-song-entry';
import { makeLibrary } from '../../support/fixtures/make-library';
import { importFolder } from '../../support/server/import-folder';
import { reservedFiles } from '../../support/server/named-files';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE = 60_000;
const VIDEO = { codec: 'h264', width: 320, height: 180, fps: 25 };

describe('a file that lies beside a song as its video', () => {
  const song = { ...aFileToRead('Bờ/a.mp3'), videoBeside: { name: 'a.webm', size: 100, modifiedMs: 5 } };
  const SONG = aKnownFile('Bờ/a.mp3');
  const beside = aFileToRead('Bờ/a.webm');
  const film = aFileToRead('Bờ/a.mkv');

  const reportOf = (place: string, video: typeof VIDEO | null) => {
    const { draft, ...entry } = aSongEntry(place);
    return { ...entry, kind: 'song', draft: { ...draft, video } };
  };

  /**
   * The files that are read, and those that are imported, with their videos; `a.webm` is a recording unless `answer` says
   * otherwise, `a.mkv` a film.
   */
  async function settled(
    known: readonly KnownFile[],
    { answer = reportOf('Bờ/a.webm', null) as object, isStopped = false, videosBeside = [beside] } = {},
  ) {
    const read: string[] = [];
    const files = {
      width: 1,
      read: async ({ path: place }: FileToRead) => {
        read.push(place);
        return place.endsWith('mkv') ? reportOf(place, VIDEO) : answer;
      },
    } as unknown as SongFiles;
    const walk = { files: [song], videosBeside, leftOut: [], unreadableFolders: [], isEmpty: false };
    const found = await withSoundsAmongVideos(walk, known, { files, isStopped: () => isStopped });
    return { read, taken: found.files.map((file) => [file.path, file.videoBeside?.name]) };
  }
  const AS_VIDEO = [['Bờ/a.mp3', 'a.webm']];
  const AS_SONG = [
    ['Bờ/a.mp3', undefined],
    ['Bờ/a.webm', undefined],
  ];
  const READ = ['Bờ/a.webm'];
  const REFUSED = { kind: 'refused', reason: 'truncated' };

  it('is a song of its own when it has no picture', async () => {
    expect(await settled([])).toEqual({ read: READ, taken: AS_SONG });
  });

  it.each([
    ['has one', reportOf('Bờ/a.webm', VIDEO)],
    [
      'has one that we cannot play',
      { ...reportOf('Bờ/a.webm', null), refusedVideo: { path: 'a', reason: 'too-long' } },
    ],
    ['is a short one', { kind: 'clip' }],
    ['cannot be read', REFUSED],
  ])('is the video of the song, and no song of its own, when it %s', async (_, answer) => {
    expect(await settled([], { answer })).toEqual({ read: READ, taken: AS_VIDEO });
  });

  it('leaves the next video to the song when it is a song of its own', async () => {
    const { taken } = await settled([], { videosBeside: [beside, film] });
    expect(taken).toEqual([
      ['Bờ/a.mp3', 'a.mkv'],
      ['Bờ/a.webm', undefined],
    ]);
  });

  it.each([
    ['is the video it was', [], AS_VIDEO],
    ['is the song it was', [aKnownFile('Bờ/a.webm', { size: 99 })], AS_SONG],
    ['is the song it was, and cannot be read', [aKnownFile('Bờ/a.webm', { presence: 'refused' })], AS_SONG],
    ['is no song where one is away', [aKnownFile('Bờ/a.webm', { presence: 'away' })], AS_VIDEO],
    ['is no song where it is a short video', [aKnownFile('Bờ/a.webm', { kind: 'clip' })], AS_VIDEO],
  ])('is not read while the song beside it is unchanged: it %s', async (_, known, taken) => {
    expect(await settled([SONG, ...known])).toEqual({ read: [], taken });
  });

  it.each([
    ['has changed', { ...SONG, companions: 'another video' }],
    ['was read by an older reader', { ...SONG, reader: 0 }],
  ])('is read again when the song beside it %s', async (_, row) => {
    expect((await settled([row])).read).toEqual(READ);
  });

  it('stays a song when it cannot be read now, and becomes a video when it has a picture now', async () => {
    const was = aKnownFile('Bờ/a.webm');
    expect((await settled([was], { answer: REFUSED })).taken).toEqual(AS_SONG);
    expect((await settled([was], { answer: reportOf('Bờ/a.webm', VIDEO) })).taken).toEqual(AS_VIDEO);
  });

  it('is no longer read when the run is stopped', async () => {
    const many = Array.from({ length: 500 }, (_, at) => aFileToRead(`Bờ/a.${at}.webm`));
    expect((await settled([], { videosBeside: many, isStopped: true })).read.length).toBeLessThan(500);
  });
});

describe('a folder with a sound file under the name of a video', () => {
  const { db } = withTestDatabase();
  const folder = withTemporaryFolder();
  const importOnce = () => importFolder(db(), folder('music'), folder('pictures'));
  const songs = () => db().selectFrom('media_files').select(['path', 'song_id']).orderBy('path').execute();

  beforeAll(async () => {
    await mkdir(folder('music'));
    await mkdir(folder('pictures'));
    const library = await makeLibrary();
    const give = (name: string, as: string) => cp(path.join(library, name), folder('music', as));
    await give('Quarter Past Rain.m4a', 'Mưa.m4a');
    await give('Khúc Không Tên.mp3', 'Mưa.mp4');
    await give('Quarter Past Rain.m4a', 'Đèn.m4a');
    await give('Tổ Ong/Đèn Lồng Giữa Dòng.mp4', 'Đèn.mp4');
  }, MINUTE);

  it('has one more song, and no song has a reservation about that file', async () => {
    expect(await importOnce()).toMatchObject({ found: 3, added: 3, refused: 0 });
    expect((await songs()).map(({ path: place }) => place)).toEqual(['Mưa.m4a', 'Mưa.mp4', 'Đèn.m4a']);
    expect(await reservedFiles(db())).toEqual([]);
    expect(await importOnce()).toMatchObject({ found: 3, unchanged: 3 });
  });

  it('still has that song after the song beside it is deleted', async () => {
    const before = await songs();
    await rm(folder('music', 'Mưa.m4a'));
    expect(await importOnce()).toMatchObject({ found: 2, unchanged: 2, removed: 1 });
    expect(await songs()).toEqual(before);
  });
});
