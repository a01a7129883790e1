import { PostgresOwnPlaylists } from '../../../server/infrastructure/postgres/library/postgres-own-playlists';
import { PostgresPlaylistEntries } from '../../../server/infrastructure/postgres/library/postgres-playlist-entries';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

describe('the entries of an own playlist in PostgreSQL', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());
  const entries = () => new PostgresPlaylistEntries(database.db());
  let songs: readonly string[];
  let made = 0;

  beforeAll(async () => {
    await seed.account('vy');
    await seed.account('lam');
    songs = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((title) => seed.song(title, [], { duration_ms: 60_000 })));
  });

  const playlist = async (songIds: readonly string[]) => {
    made += 1;
    const facts = { name: 'Chiều mưa', description: '', isPublic: false };
    const id = `list-${made}`;
    await new PostgresOwnPlaylists(database.db()).create('vy', { ...facts, id, songIds });
    return { accountId: 'vy', playlistId: id };
  };
  const rowsOf = (playlistId: string) =>
    database
      .db()
      .selectFrom('playlist_songs')
      .selectAll()
      .where('playlist_id', '=', playlistId)
      .orderBy('position')
      .execute();
  const entryIds = async (playlistId: string) => (await rowsOf(playlistId)).map(({ id }) => String(id));
  const order = async (playlistId: string) => (await rowsOf(playlistId)).map(({ song_id }) => songs.indexOf(song_id));
  const facts = (playlistId: string) =>
    database
      .db()
      .selectFrom('playlists')
      .select(['version', 'song_count', 'duration_ms'])
      .where('id', '=', playlistId)
      .executeTakeFirstOrThrow();

  it('are in the order in which songs were added, with a song as often as it was added', async () => {
    const key = await playlist([songs[2]!, songs[0]!]);
    const added = await entries().add(key, [songs[2]!, songs[1]!]);
    expect(added).toMatchObject({ ok: true, value: { songCount: 4 } });
    expect(await order(key.playlistId)).toEqual([2, 0, 2, 1]);
    expect(await facts(key.playlistId)).toMatchObject({ song_count: 4, duration_ms: 240_000 });
  });

  it('are all added where twenty devices add at once, and every answer has its own version', async () => {
    const key = await playlist([]);
    const added = await Promise.all(Array.from({ length: 20 }, () => entries().add(key, [songs[0]!, songs[1]!])));
    const versions = added.map((each) => (each.ok ? each.value.version : 0));
    expect(new Set(versions).size).toBe(20);
    expect((await rowsOf(key.playlistId)).length).toBe(40);
    const last = await facts(key.playlistId);
    expect(last).toMatchObject({ song_count: 40, version: Math.max(...versions) });
  });

  it.each([
    ['behind another', 0, 3, [1, 2, 3, 0, 4]],
    ['to the front', 3, null, [3, 0, 1, 2, 4]],
    ['to the end', 1, 4, [0, 2, 3, 4, 1]],
    ['up', 4, 0, [0, 4, 1, 2, 3]],
  ])('are moved %s', async (_where, from, behind, expected) => {
    const key = await playlist(songs);
    const ids = await entryIds(key.playlistId);
    const before = await facts(key.playlistId);
    const moved = await entries().move(key, ids[from]!, behind === null ? null : ids[behind]!);
    expect(moved).toEqual({ ok: true, value: { version: before.version + 1, songCount: 5 } });
    expect(await order(key.playlistId)).toEqual(expected);
  });

  it('do not change, nor does the version, when an entry is moved to its own position', async () => {
    const key = await playlist(songs);
    const ids = await entryIds(key.playlistId);
    const { version } = await facts(key.playlistId);
    for (const behind of [ids[1]!, ids[2]!])
      expect(await entries().move(key, ids[2]!, behind)).toEqual({ ok: true, value: { version, songCount: 5 } });
    expect(await entries().move(key, ids[0]!, null)).toEqual({ ok: true, value: { version, songCount: 5 } });
    expect(await order(key.playlistId)).toEqual([0, 1, 2, 3, 4]);
  });

  it('have the right order after a hundred moves between the same two, which leave no position between them', async () => {
    const key = await playlist(songs);
    const ids = await entryIds(key.playlistId);
    for (let turn = 0; turn < 50; turn += 1) {
      await entries().move(key, ids[3]!, ids[0]!);
      await entries().move(key, ids[4]!, ids[0]!);
    }
    expect(await order(key.playlistId)).toEqual([0, 4, 3, 1, 2]);
  });

  it('keep every change that several devices make at once: two moves, a removal and an addition', async () => {
    const key = await playlist(songs);
    const ids = await entryIds(key.playlistId);
    const moved = await Promise.all([
      entries().move(key, ids[4]!, null),
      entries().move(key, ids[0]!, ids[3]!),
      entries().remove(key, [ids[1]!]),
      entries().add(key, [songs[1]!]),
    ]);
    expect(moved.every(({ ok }) => ok)).toBe(true);
    const now = await order(key.playlistId);
    expect(now[0]).toBe(4);
    expect(now.at(-1)).toBe(1);
    expect(now.filter((song) => song !== 1).slice(1)).toEqual([2, 3, 0]);
  });

  it('that are already removed can be removed again, which changes nothing', async () => {
    const key = await playlist(songs);
    const [first] = await entryIds(key.playlistId);
    const removed = await entries().remove(key, [first!]);
    expect(await entries().remove(key, [first!, 'no number', '99999999'])).toEqual(removed);
    expect(await order(key.playlistId)).toEqual([1, 2, 3, 4]);
  });

  it('are not changed where one of them is in another playlist, or another account owns the playlist', async () => {
    const key = await playlist(songs);
    const other = await playlist(songs);
    const [own] = await entryIds(key.playlistId);
    const [foreign] = await entryIds(other.playlistId);
    const gone = { ok: false, error: { kind: 'not-found' } };
    expect(await entries().move(key, own!, foreign!)).toEqual(gone);
    expect(await entries().move(key, foreign!, own!)).toEqual(gone);
    const stranger = { ...key, accountId: 'lam' };
    expect(await entries().move(stranger, own!, null)).toEqual(gone);
    expect(await entries().remove(stranger, [own!])).toEqual(gone);
    expect(await entries().add(stranger, [songs[0]!])).toEqual(gone);
  });

  it('are not added where one of the songs is not in the library, and the answer names that song', async () => {
    const key = await playlist([]);
    const refused = { ok: false, error: { kind: 'unknown-songs', ids: ['gone'] } };
    expect(await entries().add(key, [songs[0]!, 'gone', 'gone'])).toEqual(refused);
    expect(await facts(key.playlistId)).toMatchObject({ song_count: 0 });
  });

  it('are ten thousand at most, however many requests add at once', async () => {
    const key = await playlist([]);
    const many = Array.from({ length: 5_000 }, () => songs[0]!);
    await entries().add(key, many);
    const added = await Promise.all([entries().add(key, many), entries().add(key, many), entries().add(key, many)]);
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(added.filter((each) => !each.ok && each.error.kind === 'full')).toHaveLength(2);
    expect(await facts(key.playlistId)).toMatchObject({ song_count: 10_000, duration_ms: 600_000_000 });
    const [first] = await entryIds(key.playlistId);
    expect(await entries().move(key, first!, null)).toMatchObject({ ok: true });
  });

  it('are removed with a deleted song, and the duration of the playlist follows deleted and changed songs', async () => {
    const song = await seed.song('Chia tay', [], { duration_ms: 90_000 });
    const key = await playlist([songs[0]!, song, song]);
    const { version } = await facts(key.playlistId);
    await database.db().updateTable('songs').set({ duration_ms: 100_000 }).where('id', '=', song).execute();
    expect(await facts(key.playlistId)).toMatchObject({ duration_ms: 260_000 });
    await database.db().deleteFrom('songs').where('id', '=', song).execute();
    expect(await facts(key.playlistId)).toEqual({ song_count: 1, duration_ms: 60_000, version: version + 1 });
  });
});
