import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { ImportJob } from '../../../server/domain/import/import-job';
import type { MediaDecoder } from '../../../server/domain/import/media-decoder.port';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { id3Texts, mpegSound } from '../builders/mpeg-file';
import { importInThread } from './import-in-thread';
import { refusedFiles, reservedFiles } from './named-files';
import { withTemporaryFolder } from './temporary-folder';
import { withTestDatabase } from './test-database';

/** A music folder and the library that scans fill from it; both are empty before each test. */
export function withMusicFolder(decoder?: () => Promise<MediaDecoder>) {
  const { db } = withTestDatabase();
  const folder = withTemporaryFolder();
  const music = (...names: readonly string[]) => folder('music', ...names);

  beforeEach(async () => {
    for (const table of ['all_songs', 'all_short_videos', 'albums', 'artists', 'refused_files'] as const)
      await db().deleteFrom(table).execute();
    for (const name of ['music', 'pictures']) {
      await rm(folder(name), { recursive: true, force: true });
      await mkdir(folder(name));
    }
  });

  const put = async (name: string, bytes: Uint8Array) => {
    await mkdir(path.dirname(music(name)), { recursive: true });
    await writeFile(music(name), bytes);
  };

  return {
    db,
    music,
    put,
    /** Writes an MP3 with its own sound and an ID3v2.4 tag. */
    song: (name: string, texts: Readonly<Record<string, string>>, ...frames: readonly Buffer[]) =>
      put(name, Buffer.concat([id3Texts(texts, ...frames), mpegSound(name)])),
    scan: async (): Promise<ImportJob> =>
      importInThread(db(), { music: music(), pictures: folder('pictures') }, { decoder: await decoder?.() }),
    refused: () => refusedFiles(db()),
    reserved: () => reservedFiles(db()),
    /** The titles in album order. */
    titlesOf: async (album: string) => {
      const { id } = await db().selectFrom('albums').select('id').where('title', '=', album).executeTakeFirstOrThrow();
      const catalogue = new PostgresSongCatalogue(db());
      const ids = await catalogue.ofAlbum(id, { offset: 0, limit: 100 });
      const titles = new Map((await catalogue.cards(ids)).map((card) => [card.id, card.title]));
      return ids.map((songId) => titles.get(songId));
    },
    picturesOf: (album: string) => picturesOf(db(), album),
  };
}

/** The picture ids of an album, and of its songs by track. */
async function picturesOf(db: Kysely<Schema>, album: string) {
  const { rows } = await sql<{ of_album: string | null; of_songs: readonly (string | null)[] }>`
    SELECT a.image_id AS of_album, array_agg(s.image_id ORDER BY s.track_number) AS of_songs
    FROM albums a JOIN songs s ON s.album_id = a.id WHERE a.title = ${album} GROUP BY a.id`.execute(db);
  return rows[0] ?? { of_album: null, of_songs: [] };
}
