import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { envelopeOf } from '../../../contract/envelope';
import { ownDataRoutes } from '../../../contract/own-data-routes';
import * as z from '../../../contract/schema';
import { OTHER_DEVICE, PASSWORD, withAccountsApp, type Admitted } from '../../support/server/accounts-app';
import { Seed } from '../../support/server/seed';

const DATA = '/sso/user/me/data';
const DELETE = '/sso/user/me/delete';

describe('the stored data of an account', () => {
  const world = withAccountsApp();
  const db = () => world.database.db();
  const seed = new Seed(db);
  let person: Admitted;
  let own = { song: '', artist: '', album: '', playlist: '', short: '' };

  const take = (token = person.token) => world.call({ method: 'GET', url: DATA, token });
  const leave = (password = PASSWORD, token = person.token) =>
    world.call({ method: 'POST', url: DELETE, payload: { password }, token });
  const login = (password = PASSWORD, device = OTHER_DEVICE) =>
    world.call({
      method: 'POST',
      url: '/sso/security/login',
      device,
      payload: { email: person.user.email, password },
    });

  /** Every table and column that refers to accounts, regardless of its origin. */
  async function references(): Promise<readonly { table: string; column: string }[]> {
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT kcu.table_name AS table, kcu.column_name AS column
      FROM information_schema.referential_constraints rc
        JOIN information_schema.key_column_usage kcu ON kcu.constraint_name = rc.constraint_name
          AND kcu.constraint_schema = rc.constraint_schema
        JOIN information_schema.constraint_column_usage ccu ON ccu.constraint_name = rc.unique_constraint_name
          AND ccu.constraint_schema = rc.unique_constraint_schema
      WHERE ccu.table_name = 'accounts' AND ccu.column_name = 'id' ORDER BY 1, 2`.execute(db());
    return rows;
  }

  const rowsOf = async (accountId: string) => {
    const left: Record<string, number> = {};
    for (const { table, column } of await references()) {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}
        WHERE ${sql.ref(column)} = ${accountId}`.execute(db());
      left[`${table}.${column}`] = rows[0]?.n ?? 0;
    }
    return left;
  };

  /** Adds one row of everything that an account can store. */
  async function keepEverything(account_id: string): Promise<void> {
    const { song: song_id, artist: artist_id, album: album_id, short: short_id } = own;
    await db().insertInto('liked_songs').values({ account_id, song_id }).execute();
    await db().insertInto('heard_songs').values({ account_id, song_id, times: 2 }).execute();
    await db().insertInto('followed_artists').values({ account_id, artist_id }).execute();
    await db().insertInto('saved_collections').values({ account_id, kind: 'album', album_id }).execute();
    own.playlist = await seed.playlist({ name: 'Của tôi', owner_id: account_id, is_public: true }, [song_id]);
    for (const table of ['liked_shorts', 'saved_shorts', 'hidden_shorts', 'seen_shorts'] as const)
      await db().insertInto(table).values({ account_id, short_id }).execute();
    const comment = { id: `by-${account_id}`, short_id, account_id, text: 'Hay quá' };
    await db().insertInto('short_comments').values(comment).execute();
    const stranger = await world.register('Mộc Lam', OTHER_DEVICE);
    const other = { id: `to-${account_id}`, short_id, account_id: stranger.user.id, text: 'Xin chào' };
    await db().insertInto('short_comments').values(other).execute();
    await db()
      .insertInto('short_comment_reports')
      .values({ account_id, comment_id: other.id, reason: 'spam' })
      .execute();
    await db()
      .insertInto('documents')
      .values({ account_id, name: 'settings', revision: 3, body: '{"volume":40}' })
      .execute();
    const opened = { requester: 'x', code_hash: 'x', opened_at: new Date() };
    const recovery = { ...opened, address_key: account_id, id: account_id, account_id };
    await db().insertInto('recovery_requests').values(recovery).execute();
    await seed.play(song_id, { device_id: '1111222233334444' });
  }

  beforeEach(async () => {
    world.clock.pass(3_600_000);
    // The first account is the admin; the tests examine another account.
    await world.register('Quản trị', OTHER_DEVICE);
    person = await world.register('Hạ Vy');
    const artist = await seed.artist('Thuỳ Khuê');
    const album = await seed.album('Bờ Bên Kia', artist);
    const song = await seed.song('Bến Cũ', [artist], { album_id: album });
    own = { song, artist, album, playlist: '', short: await seed.short({ caption: 'Biển chiều' }) };
  });

  it('is returned completely, in the format of the contract', async () => {
    await keepEverything(person.user.id);
    const answer = await take();
    expect(z.safeParse(envelopeOf(ownDataRoutes.ownData.data), answer).success).toBe(true);
    const clip = [{ id: own.short, caption: 'Biển chiều' }];
    expect(answer.data).toMatchObject({
      profile: { id: person.user.id, name: 'Hạ Vy' },
      devices: [{ name: 'Linux', ip: '127.0.0.1' }],
      liked_songs: [{ id: own.song, title: 'Bến Cũ', artists: ['Thuỳ Khuê'] }],
      history: [{ id: own.song, times: 2 }],
      followed_artists: [{ id: own.artist, name: 'Thuỳ Khuê' }],
      saved: [{ id: own.album, name: 'Bờ Bên Kia', kind: 'album' }],
      playlists: [{ id: own.playlist, name: 'Của tôi', is_public: true, songs: [{ id: own.song, title: 'Bến Cũ' }] }],
      clips: { liked: clip, saved: clip, hidden: clip, seen: clip },
      documents: [{ name: 'settings', body: '{"volume":40}' }],
      comments: [{ clip_id: own.short, text: 'Hay quá' }],
    });
    expect(JSON.stringify(answer.data)).not.toMatch(/password|hash|salt|Xin chào/);
  });

  it('is only the profile and this device for a new account', async () => {
    expect((await take()).data).toMatchObject({ liked_songs: [], playlists: [], comments: [], clips: { liked: [] } });
  });

  it('is deleted with the account, in every table that refers to accounts', async () => {
    const { id } = person.user;
    await keepEverything(id);
    await login();
    const before = await rowsOf(id);
    // A table added later is checked too: fill it in `keepEverything`.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(await leave()).toMatchObject({ code: 200, message: 'Đã xoá tài khoản.' });
    expect(Object.values(await rowsOf(id)).filter((count) => count > 0)).toEqual([]);
    const { rows } = await sql`SELECT FROM accounts WHERE id = ${id}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('leaves correct counts of likes, followers, saves and other accounts’ comments after deletion', async () => {
    await keepEverything(person.user.id);
    await leave();
    const song = await db()
      .selectFrom('songs')
      .select('like_count')
      .where('id', '=', own.song)
      .executeTakeFirstOrThrow();
    const artist = db().selectFrom('artists').select('follower_count').where('id', '=', own.artist);
    const clip = db().selectFrom('short_videos').select(['like_count', 'save_count', 'comment_count']);
    expect(song.like_count).toBe(0);
    expect(await artist.executeTakeFirst()).toEqual({ follower_count: 0 });
    const counts = await clip.where('id', '=', own.short).executeTakeFirst();
    expect(counts).toEqual({ like_count: 0, save_count: 0, comment_count: 1 });
  });

  it('leaves plays counted after deletion, and no play or sign-in can be traced to a person', async () => {
    await keepEverything(person.user.id);
    await leave();
    const plays = await db().selectFrom('plays').select('device_id').where('song_id', '=', own.song).execute();
    expect(plays).toEqual([{ device_id: 'anonymous' }]);
    const told = await db()
      .selectFrom('audit_events')
      .select(['kind', 'ip', 'device_id'])
      .where('account_id', 'is', null)
      .execute();
    expect(told).toContainEqual({ kind: 'account-deleted', ip: '', device_id: '' });
    expect(told.filter(({ ip, device_id }) => ip !== '' || device_id !== '')).toEqual([]);
  });

  it('is deleted with all sessions at once, and the mail address is free again', async () => {
    const elsewhere = (await login()).data;
    await leave();
    for (const { token } of [person, elsewhere])
      expect(await world.call({ method: 'GET', url: '/sso/user/me', token })).toMatchObject({ code: 401 });
    expect(await login()).toMatchObject({ code: 401 });
    const payload = { email: person.user.email, password: PASSWORD, name: 'Người mới' };
    expect(await world.call({ method: 'POST', url: '/sso/security/register', payload })).toMatchObject({ code: 200 });
  });

  it('is deleted with the picture, unless another account has the same picture', async () => {
    const address = await world.app().listen({ host: '127.0.0.1', port: 0 });
    const color = { r: 10, g: 20, b: 30 };
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: color } })
      .png()
      .toBuffer();
    const put = async (token: string): Promise<string> => {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
      const headers = { authorization: `Bearer ${token}`, deviceid: '1111222233334444' };
      const sent = await fetch(`${address}/sso/user/me/avatar`, { method: 'PUT', body, headers });
      const { data } = (await sent.json()) as { data: { avatar: string } };
      return data.avatar.replace('/images/', '');
    };
    const twin = await world.register('Song sinh', OTHER_DEVICE);
    const id = await put(person.token);
    await put(twin.token);
    const file = world.folder('pictures', id.slice(0, 2), id);
    await fetch(`${address}/images/${id}?w=64`);
    await leave();
    expect(existsSync(file)).toBe(true);
    await leave(PASSWORD, twin.token);
    expect(existsSync(file)).toBe(false);
    expect((await fetch(`${address}/images/${id}?w=64`)).status).toBe(404);
  });

  it('is deleted only with the password, and wrong guesses are counted', async () => {
    expect(await leave('a guess')).toMatchObject({ code: 400, data: { errors: { password: expect.any(String) } } });
    for (let guess = 0; guess < 4; guess += 1) await leave('a guess');
    expect(await leave()).toMatchObject({ code: 411 });
    expect(await world.call({ method: 'GET', url: '/sso/user/me', token: person.token })).toMatchObject({ code: 200 });
  });

  it('cannot be deleted by the last admin, with an explanation, unless this is the only account', async () => {
    await db().deleteFrom('accounts').execute();
    const admin = await world.register('Quản trị');
    const other = await world.register('Hạ Vy', OTHER_DEVICE);
    const refused = await leave(PASSWORD, admin.token);
    expect(refused).toMatchObject({ status: 409, code: 409, message: expect.stringContaining('cuối cùng') as string });
    expect(await leave(PASSWORD, other.token)).toMatchObject({ code: 200 });
    expect(await leave(PASSWORD, admin.token)).toMatchObject({ code: 200 });
    expect((await world.register('Người đầu tiên')).user.role).toBe('admin');
  });
});
