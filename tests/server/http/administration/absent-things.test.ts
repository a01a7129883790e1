import { sql } from 'kysely';
import { administrationRoutes } from '../../../../contract/administration-routes';
import { envelopeOf } from '../../../../contract/envelope';
import * as z from '../../../../contract/schema';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresShortVideoStore } from '../../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aSongEntry } from '../../../support/builders/a-song-entry';
import { withLibraryApp } from '../../../support/server/library-app';

const EVENT = 'f1c5c1de-6bd5-4d2a-9a67-0a6a5b3c7d01';

describe('songs and clips without a file', () => {
  const world = withLibraryApp();
  const { seed, database, get, post, ask } = world;
  const db = () => database.db();
  const library = () => new PostgresLibraryStore(db(), new CryptoIdSource(), 'own');
  const take = async (id: string, sound = id) => {
    const album = { title: `Album of ${id}`, artist: `Artist of ${id}` };
    const durationMs = 60_000 + 1_000 * id.length;
    const draft = { ...aSongEntry(id, { artists: [album.artist], album, durationMs }), sound };
    expect(await library().commit({ songs: [draft], refused: [] })).toMatchObject({ ok: true });
  };
  const lose = async (days: number, ...ids: readonly string[]) => {
    await library().markAway(ids);
    await library().removeOrphans();
    const since = new Date(Date.now() - days * 86_400_000);
    await db().updateTable('all_songs').set({ absent_since: since }).where('id', 'in', ids).execute();
    world.catalogueChanged();
  };
  const listed = async (query = '') => (await get(`/backend/admin/absent?${query}`, 'admin')).data.items;
  const idsOf = async (query = '') => (await listed(query)).map(({ id }: { id: string }) => id);
  const forget = (id: string) => ask({ method: 'DELETE', url: `/backend/admin/absent/${id}`, as: 'admin' });
  const forgetAll = (days: number, count: number) =>
    post('/backend/admin/absent/forget', 'admin', { longer_than_days: days, count });
  const kept = async () => {
    const { rows } = await sql<{ what: string }>`
      SELECT 'like ' || song_id AS what FROM liked_songs UNION ALL SELECT 'place ' || song_id FROM playlist_songs
      UNION ALL SELECT 'heard ' || song_id || ' ' || times FROM heard_songs
      UNION ALL SELECT 'plays ' || id || ' ' || play_count FROM all_songs WHERE play_count > 0 ORDER BY 1`.execute(
      db(),
    );
    return rows.map(({ what }) => what);
  };
  const love = async (id: string) => {
    await post('/backend/favorite-song/add', 'vy', { song_ids: [id] });
    await seed.playlist({ id: 'own', name: 'Của tôi', owner_id: 'vy' }, [id, id]);
    await post('/backend/history', 'vy', { event_id: EVENT, song_id: id, played_ms: 60_000 });
  };

  beforeEach(async () => {
    for (const table of ['playlists', 'all_songs', 'all_short_videos', 'albums', 'artists', 'accounts'] as const) {
      await db().deleteFrom(table).execute();
    }
    await seed.account('vy');
    await take('loved');
    await take('other');
  });

  it('are listed with their path, their absence, and the likes, playlist entries and plays of each', async () => {
    await love('loved');
    await lose(3, 'loved');
    await seed.short({ id: 'clip', caption: 'Biển chiều', path: 'shorts/clip.mp4' });
    await new PostgresShortVideoStore(db(), new CryptoIdSource(), 'own').markAway(['clip']);
    const answer = await get('/backend/admin/absent', 'admin');
    expect(z.safeParse(envelopeOf(administrationRoutes.absentThings.data), answer).success).toBe(true);
    expect(answer.data.items).toMatchObject([
      {
        id: 'loved',
        kind: 'song',
        title: 'loved',
        artists: ['Artist of loved'],
        path: 'loved.mp3',
        absence: { kind: 'away' },
        like_count: 1,
        place_count: 2,
        play_count: 1,
        has_stand_in: false,
      },
      { id: 'clip', kind: 'clip', title: 'Biển chiều', artists: [], path: 'shorts/clip.mp4', place_count: 0 },
    ]);
  });

  it('can be searched by title and path, and filtered by how long they have been absent', async () => {
    await lose(3, 'loved');
    await lose(40, 'other');
    expect(await idsOf()).toEqual(['other', 'loved']);
    expect([await idsOf('q=LOVED.mp'), await idsOf('q=othe'), await idsOf('q=nothing')]).toEqual([
      ['loved'],
      ['other'],
      [],
    ]);
    expect([await idsOf('longer_than_days=30'), await idsOf('longer_than_days=41')]).toEqual([['other'], []]);
  });

  it('are deleted when an admin forgets them, with the data that belonged only to them', async () => {
    await love('loved');
    await sql`INSERT INTO saved_collections (account_id, kind, album_id) SELECT 'vy', 'album', id FROM albums`.execute(
      db(),
    );
    await lose(3, 'loved');
    expect(await forget('loved')).toMatchObject({ status: 200 });
    expect([await listed(), await kept()]).toEqual([[], []]);
    const { rows } = await sql`SELECT title FROM albums UNION ALL SELECT name FROM artists`.execute(db());
    expect(rows).toEqual([{ title: 'Album of other' }, { title: 'Artist of other' }]);
    expect(await forget('loved')).toMatchObject({ code: 404 });
  });

  it('pass their likes, plays and places in playlists to a song with the same sound when they are forgotten', async () => {
    await take('another', 'loved');
    await db().deleteFrom('all_songs').where('id', '=', 'other').execute();
    await post('/backend/history', 'vy', { event_id: `${EVENT}2`, song_id: 'another', played_ms: 60_000 });
    await love('loved');
    await lose(3, 'loved');
    expect(await listed()).toMatchObject([{ has_stand_in: true }]);
    await sql`INSERT INTO saved_collections (account_id, kind, album_id)
      SELECT 'vy', 'album', id FROM albums WHERE title = 'Album of loved'`.execute(db());
    // The state that a scan leaves when it did not finish.
    await sql`UPDATE all_songs SET stand_in = NULL`.execute(db());
    await forget('loved');
    expect(await kept()).toEqual([
      'heard another 2',
      'like another',
      'place another',
      'place another',
      'plays another 2',
    ]);
    const counted = db()
      .selectFrom('albums')
      .select(['title', 'play_count', 'song_count', 'save_count'])
      .where('song_count', '>', 0);
    expect(await counted.execute()).toEqual([
      { title: 'Album of another', play_count: 2, song_count: 1, save_count: 1 },
    ]);
    expect(await db().selectFrom('playlists').select(['song_count', 'duration_ms', 'version']).execute()).toEqual([
      { song_count: 2, duration_ms: 134_000, version: 3 },
    ]);
    expect(await db().selectFrom('songs').select('like_count').execute()).toEqual([{ like_count: 1 }]);
  });

  it('cannot be forgotten during a scan, which may find their files at another path', async () => {
    await lose(3, 'loved');
    await sql`INSERT INTO import_jobs (id, state) VALUES ('run', 'running')`.execute(db());
    expect([(await forget('loved')).code, (await forgetAll(0, 1)).code]).toEqual([409, 409]);
    await sql`DELETE FROM import_jobs`.execute(db());
    expect(await idsOf('q=Loved')).toEqual(['loved']);
  });

  it('are found by a path with accents', async () => {
    await take('xưa');
    await db().updateTable('media_files').set({ path: 'Nhạc Trịnh/Đêm.mp3' }).where('song_id', '=', 'xưa').execute();
    await lose(3, 'xưa');
    for (const searchText of ['Nhạc', 'nhac trinh/', 'đêm.mp3']) {
      expect(await idsOf(`q=${encodeURIComponent(searchText)}`)).toEqual(['xưa']);
    }
  });

  it('are forgotten all at once if they are absent for longer than a given number of days', async () => {
    for (const id of ['a', 'b', 'c']) await take(id);
    await lose(40, 'a', 'b');
    await lose(3, 'c');
    expect(await forgetAll(30, 3)).toMatchObject({ code: 409 });
    expect(await forgetAll(30, 2)).toMatchObject({ data: { forgotten: 2 } });
    expect(await idsOf()).toEqual(['c']);
    expect(await forgetAll(30, 0)).toMatchObject({ data: { forgotten: 0 } });
  });

  it('cannot be forgotten by a listener, and a song that has its file cannot be forgotten at all', async () => {
    await lose(3, 'loved');
    expect(await ask({ method: 'DELETE', url: '/backend/admin/absent/loved', as: 'vy' })).toMatchObject({ code: 403 });
    expect(await forget('other')).toMatchObject({ code: 404 });
    expect(await forgetAll(-1, 0)).toMatchObject({ code: 400 });
    expect(await db().selectFrom('all_songs').select('id').orderBy('id').execute()).toHaveLength(2);
  });
});
