import { administrationRoutes } from '../../../../contract/administration-routes';
import * as z from '../../../../contract/schema';
import type { RefusalReason } from '../../../../server/domain/import/refusal';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aFoundFile } from '../../../support/builders/a-known-file';
import { aSongEntry } from '../../../support/builders/a-song-entry';
import { withLibraryApp } from '../../../support/server/library-app';

const LONG = `${'sâu/'.repeat(900)}lời.mp3`;

describe('listed files of the folder that were not imported completely', () => {
  const world = withLibraryApp();
  const library = () => new PostgresLibraryStore(world.database.db(), new CryptoIdSource(), 'own');
  const listed = async (query: string, language: 'vi' | 'en' = 'vi') =>
    (await world.ask({ method: 'GET', url: `/backend/admin/file?${query}`, as: 'admin', language })).data;
  const pathsOf = async (query: string, language?: 'vi' | 'en') =>
    (await listed(query, language)).items.map(({ path }: { path: string }) => path);

  beforeAll(async () => {
    const leftOut = [
      ['Mộc Lam/cụt.mp3', 'truncated'],
      ['Mộc Lam/100%.mp3', 'not-media'],
      ['ghi chú.mp3', 'not-media'],
      ['.ẩn.mp3', 'hidden-name'],
      ['nối.mp3', 'link'],
    ] as const satisfies readonly (readonly [string, RefusalReason])[];
    const refused = leftOut.map(([path, reason]) => ({ file: aFoundFile(path), reason }));
    const song = aSongEntry('nửa');
    const deep = aSongEntry('sâu');
    const songs = [
      { ...song, refusedVideo: { path: 'nửa.mp4', reason: 'no-picture' as const } },
      { ...deep, file: { ...deep.file, path: LONG }, reservations: ['lyrics', 'picture'] as const },
      aSongEntry('hỏng'),
    ];
    expect(await library().commit({ songs, refused })).toMatchObject({ ok: true });
    const broken = songs.at(-1);
    await library().markRefused([{ id: broken?.songId ?? '', file: aFoundFile('hỏng.mp3'), reason: 'undecodable' }]);
  });

  it("include refused files, also those of songs, each with the reason in the caller's language", async () => {
    const page = await listed('', 'en');
    expect(z.safeParse(administrationRoutes.importFiles.data, page).success).toBe(true);
    expect(page).toMatchObject({ totalCount: 4, page: 1, pageSize: 10 });
    expect(page.items).toContainEqual({
      path: 'hỏng.mp3',
      reasons: ['undecodable'],
      message: 'The file cannot be decoded.',
    });
    expect((await listed('q=cụt')).items).toEqual([
      { path: 'Mộc Lam/cụt.mp3', reasons: ['truncated'], message: 'Tệp bị cắt cụt.' },
    ]);
  });

  it('include partly imported files, with the parts that could not be read', async () => {
    expect((await listed('kind=reserved')).items).toEqual([
      { path: 'nửa.mp3', reasons: ['video'], message: 'video (nửa.mp4: Video cạnh bài hát không có hình.)' },
      { path: LONG, reasons: ['lyrics', 'picture'], message: 'lời bài hát, ảnh bìa' },
    ]);
  });

  it('include files that a rule skips', async () => {
    expect(await pathsOf('kind=hidden')).toEqual(['.ẩn.mp3', 'nối.mp3']);
  });

  it.each([
    ['kind=refused&q=moc lam', ['Mộc Lam/100%.mp3', 'Mộc Lam/cụt.mp3']],
    ['kind=refused&q=%25', ['Mộc Lam/100%.mp3']],
    ['kind=refused&q=_', []],
    ['kind=hidden&q=NỐI', ['nối.mp3']],
    ['kind=hidden&q=cụt', []],
    ['kind=reserved&q=nửa', ['nửa.mp3']],
    ['kind=reserved&q=VIDEO nua.mp4', ['nửa.mp3']],
  ])('are found by a part of the path: %s', async (query, paths) => {
    expect((await pathsOf(query)).toSorted()).toEqual(paths);
  });

  it("are found by the text of their reason, in the caller's language", async () => {
    expect((await pathsOf('q=no music', 'en')).toSorted()).toEqual(['Mộc Lam/100%.mp3', 'ghi chú.mp3']);
    expect(await pathsOf('q=no music', 'vi')).toEqual([]);
    expect(await pathsOf('kind=hidden&q=liên kết', 'vi')).toEqual(['nối.mp3']);
    expect(await pathsOf('kind=reserved&q=ảnh bìa', 'vi')).toEqual([LONG]);
    expect(await pathsOf('kind=reserved&q=no picture', 'en')).toEqual(['nửa.mp3']);
  });

  it('come in pages of up to 1,000 files, as an export needs them', async () => {
    expect(await listed('pageSize=3&page=2')).toMatchObject({ items: [{}], totalCount: 4, totalPages: 2 });
    expect(await listed('pageSize=1000')).toMatchObject({ pageSize: 1_000, totalPages: 1 });
    const tooLong = await world.ask({ method: 'GET', url: '/backend/admin/file?pageSize=1001', as: 'admin' });
    expect(tooLong).toMatchObject({ code: 400 });
  });
});
