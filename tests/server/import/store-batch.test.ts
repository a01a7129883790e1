import { sql } from 'kysely';
import { storeBatch } from '../../../server/application/import/store-batch';
import type { LibraryBatch, SongEntry } from '../../../server/domain/import/library-store.port';
import { Unavailable } from '../../../server/application/shared/unavailable';
import { acceptance } from '../../../server/infrastructure/postgres/import/acceptance';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresShortVideoStore } from '../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { LOSSLESS } from '../../support/builders/a-media-source';
import { aSongEntry } from '../../support/builders/a-song-entry';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles } from '../../support/server/named-files';

const { db } = withTestDatabase();
const ids = new CryptoIdSource();
const shelves = () => ({
  library: new PostgresLibraryStore(db(), ids, 'own'),
  shorts: new PostgresShortVideoStore(db(), ids, 'own'),
});

const aClip = (name: string, durationMs = 9_000) => ({
  clipId: name,
  fingerprint: name,
  revision: 'r',
  picture: null,
  reservations: [],
  file: { path: `${name}.mp4`, size: 1, modifiedMs: 1, changedMs: null, companions: '' },
  sound: name,
  formerSounds: [],
  draft: {
    caption: name,
    artist: null,
    wish: { titles: [], artist: null, stretch: null },
    durationMs,
    captions: null,
    audio: LOSSLESS,
    video: { codec: 'h264', width: 1080, height: 1920, fps: 30 },
  },
});
const TOO_LONG = 2 ** 40;
const batchOf = (songs: readonly SongEntry[]): LibraryBatch => ({ songs, refused: [] });
const titles = async () => (await db().selectFrom('songs').select('title').execute()).map(({ title }) => title).sort();

describe('a batch with entries that the database cannot store', () => {
  afterEach(() => sql`TRUNCATE all_songs, all_short_videos, refused_files CASCADE`.execute(db()));

  it('is stored except for the songs and clips that are refused on their own, which are named', async () => {
    const songs = [
      aSongEntry('a'),
      aSongEntry('b', { durationMs: TOO_LONG }),
      aSongEntry('c'),
      aSongEntry('d'),
      aSongEntry('e\0'),
      aSongEntry('f'),
    ];
    const culprits = await storeBatch(shelves(), batchOf(songs), [aClip('g'), aClip('h', TOO_LONG)]);
    expect(culprits.map(({ path }) => path)).toEqual(['b.mp3', 'e\0.mp3', 'h.mp4']);
    expect(await titles()).toEqual(['a', 'c', 'd', 'f']);
    const refused = await refusedFiles(db());
    expect(refused).toEqual([
      { path: 'b.mp3', reason: 'not-stored' },
      { path: 'h.mp4', reason: 'not-stored' },
    ]);
  });

  it('has its refused files read again the next time, as they may be accepted then', async () => {
    await storeBatch(shelves(), batchOf([aSongEntry('b', { durationMs: TOO_LONG })]), []);
    expect((await shelves().library.known()).leftOut).toMatchObject([{ path: 'b.mp3', size: -1 }]);
  });

  it.each([
    ['unreadable', -1],
    ['not-stored', -1],
    ['undecodable', -1],
    ['not-media', 100],
  ] as const)(
    'has an unchanged file that was left out as %s read again, where the reason may pass',
    async (reason, size) => {
      const file = { ...aSongEntry('b').file, size: 100 };
      await storeBatch(shelves(), { songs: [], refused: [{ file, reason }] }, []);
      expect((await shelves().library.known()).leftOut).toMatchObject([{ path: file.path, reason, size }]);
    },
  );

  it('blames no file for a lost connection', async () => {
    const lost = new Error('Connection terminated unexpectedly');
    const library = { commit: () => Promise.reject(lost), forgetLeftOut: () => Promise.resolve() };
    await expect(storeBatch({ ...shelves(), library }, batchOf([aSongEntry('a')]), [])).rejects.toBe(lost);
  });
});

describe('a transaction', () => {
  const refusing = (code: string) =>
    sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)}`.execute(db());

  it.each(['22003', '22P05', '23502', '54000'])('is not accepted where the data is invalid: %s', async (code) => {
    const answer = await acceptance(async () => void (await refusing(code)));
    expect(answer).toEqual({ ok: false, error: 'not-accepted' });
  });

  it.each(['57P01', '53300', '08006'])(
    'throws Unavailable where the database reports that it is unavailable: %s',
    async (code) => {
      await expect(acceptance(async () => void (await refusing(code)))).rejects.toThrow(Unavailable);
    },
  );

  it('passes on the error of a wrong statement', async () => {
    await expect(acceptance(async () => void (await refusing('42P01')))).rejects.toMatchObject({ code: '42P01' });
  });

  it('is retried after a deadlock', async () => {
    let tries = 0;
    const answer = await acceptance(async () => {
      tries += 1;
      await Promise.all(['40P01', '40P01'].slice(tries - 1, tries).map(refusing));
    });
    expect([answer.ok, tries]).toEqual([true, 3]);
  });

  it('throws Unavailable when deadlocks do not end', async () => {
    let tries = 0;
    const given = acceptance(async () => {
      tries += 1;
      await refusing('40P01');
    });
    await expect(given).rejects.toThrow(Unavailable);
    expect(tries).toBe(4);
  });

  it('marks files as refused, even where each one has the path that another one had', async () => {
    const { library, shorts } = shelves();
    await storeBatch(shelves(), batchOf([aSongEntry('p'), aSongEntry('q')]), [aClip('r'), aClip('s')]);
    const refused = (id: string, path: string) => {
      const file = { path, size: 2, modifiedMs: 2, changedMs: null, companions: '' };
      return { id, file, reason: 'not-media' as const };
    };
    await library.markRefused([refused('p', 'q.mp3'), refused('q', 'p.mp3')]);
    await shorts.markRefused([refused('r', 's.mp4')]);
    const { songs } = await library.known();
    const places = [...songs, ...(await shorts.known())].map(({ id, path, presence }) => [id, path, presence]);
    expect(places.sort()).toEqual([
      ['p', 'q.mp3', 'refused'],
      ['q', 'p.mp3', 'refused'],
      ['r', 's.mp4', 'refused'],
      ['s', 's.mp4', 'away'],
    ]);
  });
});
