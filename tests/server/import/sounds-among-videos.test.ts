import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withSoundsAmongVideos } from '../../../server/application/import/sounds-among-videos';
import type { FileToRead } from '../../../server/domain/import/file-report';
import type { KnownFile } from '../../../server/domain/import/known-file';
import type { KnownVideo } from '../../../server/domain/import/library-store.port';
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
  const beside = aFileToRead('Bờ/a.webm');

  /** The paths of what is read and taken in; the file beside the song has no picture unless it is told otherwise. */
  async function settled(
    known: readonly KnownFile[],
    videos: readonly KnownVideo[],
    video: typeof VIDEO | null = null,
  ) {
    const read: string[] = [];
    const files = {
      width: 1,
      read: async ({ path: place }: FileToRead) => {
        read.push(place);
        const { draft, ...entry } = aSongEntry(place);
        return { ...entry, kind: 'song', draft: { ...draft, video } };
      },
    } as unknown as SongFiles;
    const walk = { files: [song], videosBeside: [beside], leftOut: [], unreadableFolders: [], isEmpty: false };
    const found = await withSoundsAmongVideos(walk, { known, videos, leftOut: [] }, files);
    return { read, taken: found.files.map((file) => [file.path, file.videoBeside?.name]) };
  }
  const AS_VIDEO = [['Bờ/a.mp3', 'a.webm']];
  const AS_SONG = [
    ['Bờ/a.mp3', undefined],
    ['Bờ/a.webm', undefined],
  ];

  it('is a song of its own where it has no picture', async () => {
    expect(await settled([], [])).toEqual({ read: ['Bờ/a.webm'], taken: AS_SONG });
  });

  it('is its video where it has one', async () => {
    expect(await settled([], [], VIDEO)).toEqual({ read: ['Bờ/a.webm'], taken: AS_VIDEO });
  });

  it.each([
    ['as a video', [], [{ path: 'Bờ/a.webm', size: 100, modifiedMs: 5 }], AS_VIDEO],
    ['as a song', [aKnownFile('Bờ/a.webm')], [], AS_SONG],
    ['as a song that cannot be read', [aKnownFile('Bờ/a.webm', { presence: 'refused' })], [], AS_SONG],
  ] as const)('is not read again where it is known %s', async (_, known, videos, taken) => {
    expect(await settled(known, videos)).toEqual({ read: [], taken });
  });

  it.each([
    ['was a video and has changed', [], [{ path: 'Bờ/a.webm', size: 99, modifiedMs: 5 }]],
    ['was a song and has changed', [aKnownFile('Bờ/a.webm', { size: 99 })], []],
    ['was a song, and has been away', [aKnownFile('Bờ/a.webm', { presence: 'away' })], []],
  ] as const)('is read again where it %s', async (_, known, videos) => {
    expect((await settled(known, videos)).read).toEqual(['Bờ/a.webm']);
  });
});

describe('a folder with sound under the name of a video', () => {
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

  it('has a song more, and no song a reservation for it', async () => {
    expect(await importOnce()).toMatchObject({ found: 3, added: 3, refused: 0 });
    expect((await songs()).map(({ path: place }) => place)).toEqual(['Mưa.m4a', 'Mưa.mp4', 'Đèn.m4a']);
    expect(await reservedFiles(db())).toEqual([]);
    expect(await importOnce()).toMatchObject({ found: 3, unchanged: 3 });
  });

  it('keeps that song when the one beside it goes', async () => {
    const before = await songs();
    await rm(folder('music', 'Mưa.m4a'));
    expect(await importOnce()).toMatchObject({ found: 2, unchanged: 2, removed: 1 });
    expect(await songs()).toEqual(before);
  });
});
