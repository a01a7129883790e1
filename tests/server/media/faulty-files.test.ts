import { PostgresImportJobs } from '../../../server/infrastructure/postgres/import/postgres-import-jobs';
import { PostgresFaultyFiles } from '../../../server/infrastructure/postgres/media/postgres-faulty-files';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

const { db } = withTestDatabase();
const FACTS = { size: 1, mtime_ms: 1 };

describe('a song that cannot be decoded', () => {
  const seed = new Seed(db);
  let artistId: string;
  let songId: string;

  beforeAll(async () => void (artistId = await seed.artist()));
  beforeEach(async () => {
    songId = await seed.song('Sóng Đêm', [artistId]);
    const file = { path: `${songId}.m4a`, fingerprint: songId, song_id: songId, ...FACTS };
    await db().insertInto('media_files').values(file).execute();
  });
  afterEach(async () => {
    await db().deleteFrom('refused_files').execute();
    await db().deleteFrom('songs').execute();
  });

  const noted = async (kind: 'audio' | 'video'): Promise<readonly string[]> => {
    await new PostgresFaultyFiles(db()).noteUndecodable(songId, kind);
    const refused = await new PostgresImportJobs(db()).refusedFiles(10);
    return refused.map(({ path, reason }) => `${path.replace(songId, 'song')} ${reason}`);
  };

  it.each([
    ['video', ['song.mp4 undecodable']],
    ['audio', ['song.m4a undecodable']],
  ] as const)('is noted by the file that its %s is in, where the video has one of its own', async (kind, paths) => {
    const film = { song_id: songId, path: `${songId}.mp4`, revision: 'r', duration_ms: 1, audio: '{}', ...FACTS };
    await db().insertInto('companion_videos').values(film).execute();
    expect(await noted(kind)).toEqual(paths);
  });

  it.each(['video', 'audio'] as const)('is noted by its one file: %s', async (kind) => {
    expect(await noted(kind)).toEqual(['song.m4a undecodable']);
  });
});
