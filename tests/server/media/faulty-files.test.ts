import { PostgresFaultyFiles } from '../../../server/infrastructure/postgres/media/postgres-faulty-files';
import { refusedFiles, reservedFiles } from '../../support/server/named-files';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

const { db } = withTestDatabase();
const FACTS = { size: 1, mtime_ms: 1 };

describe('a song whose file cannot be decoded to its end', () => {
  const seed = new Seed(db);
  let artistId: string;
  let songId: string;

  beforeAll(async () => void (artistId = await seed.artist()));
  beforeEach(async () => {
    songId = await seed.song('Sóng Đêm', [artistId]);
    const file = { path: `${songId}.m4a`, fingerprint: songId, song_id: songId, ...FACTS };
    await db().insertInto('media_files').values(file).execute();
  });
  afterEach(async () => void (await db().deleteFrom('all_songs').execute()));

  const note = (kind: 'audio' | 'video') => new PostgresFaultyFiles(db()).noteUndecodable(songId, kind);
  const song = () => db().selectFrom('all_songs').selectAll().where('id', '=', songId).executeTakeFirstOrThrow();
  const film = () => {
    const video = { song_id: songId, path: `${songId}.mp4`, revision: 'r', duration_ms: 1, audio: '{}', ...FACTS };
    return db().insertInto('companion_videos').values(video).execute();
  };

  it('stays in the library, with a reservation that is stored once', async () => {
    await film();
    await note('audio');
    await note('audio');
    expect(await refusedFiles(db())).toEqual([]);
    expect(await reservedFiles(db())).toEqual([{ path: `${songId}.m4a`, reservations: ['sound'], video: null }]);
    expect((await song()).presence).toBe('here');
  });

  it.each([
    ['beside it', film, 'mp4'],
    ['in its own file', () => Promise.resolve(), 'm4a'],
  ])(
    'stays in the library where its video cannot be decoded, and that video is named: %s',
    async (_where, begin, ending) => {
      await begin();
      await note('video');
      expect(await refusedFiles(db())).toEqual([]);
      expect(await reservedFiles(db())).toEqual([
        {
          path: `${songId}.m4a`,
          reservations: [],
          video: { path: `${songId}.${ending}`, reason: 'undecodable' },
        },
      ]);
      expect((await song()).presence).toBe('here');
    },
  );
});
