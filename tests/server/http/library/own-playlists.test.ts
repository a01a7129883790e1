import { drawCover } from '../../../support/fixtures/draw-cover';
import { withLibraryApp } from '../../../support/server/library-app';

describe('own playlists', () => {
  const world = withLibraryApp();
  const { seed, get, post, ask } = world;
  const vy = 'vy';
  const lam = 'lam';
  let songs: readonly string[];
  let address: string;

  beforeAll(async () => {
    await seed.account(vy, { name: 'Hạ Vy' });
    await seed.account(lam);
    address = await world.app().listen({ port: 0, host: '127.0.0.1' });
    songs = await Promise.all(['Một', 'Hai', 'Ba'].map((title) => seed.song(title, [])));
  });

  const make = async (payload: object = {}): Promise<string> =>
    (await post('/backend/playlist', vy, { name: 'Chiều mưa', ...payload })).data.id;
  const songsUrl = (id: string): string => `/backend/album-playlist/songs?type=playlist&album_id=${id}`;
  const put = (url: string, as: string, payload: object) => ask({ method: 'PUT', url, as, payload });
  const del = (url: string, as: string, payload?: object) =>
    ask({ method: 'DELETE', url, as, ...(payload !== undefined && { payload }) });
  const cover = async () => new Uint8Array(await drawCover(40, 'png'));
  /** Uses a socket, because an upload is monitored for progress. */
  const setCover = async (id: string, as: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('image', new Blob([bytes], { type: 'image/png' }), 'cover.png');
    const headers = { authorization: `Bearer ${as}` };
    const url = `${address}/backend/playlist/${id}/cover`;
    return (await fetch(url, { method: 'PUT', headers, body: form })).json();
  };

  it('are created with the given name and songs, private by default', async () => {
    const made = await post('/backend/playlist', vy, {
      name: '  Chiều mưa ',
      song_ids: [songs[1], songs[0], songs[1]],
    });
    expect(made).toMatchObject({
      code: 200,
      message: 'Đã tạo playlist.',
      data: { title: 'Chiều mưa', description: '', song_count: 3, is_public: false },
    });
    const open = await get(songsUrl(made.data.id), vy);
    expect(open.data).toMatchObject({
      name: 'Chiều mưa',
      totalCount: 3,
      facts: { is_own: true, is_public: false, version: made.data.version, owner: { id: vy, name: 'Hạ Vy' } },
    });
    expect(open.data.items.map(({ id }: { id: string }) => id)).toEqual([songs[1], songs[0], songs[1]]);
  });

  it.each([
    ['no name', { name: '   ' }, { name: 'Cần ít nhất 1 ký tự.' }],
    ['a name too long', { name: 'n'.repeat(101) }, { name: 'Không quá 100 ký tự.' }],
    ['a description too long', { description: 'm'.repeat(501) }, { description: 'Không quá 500 ký tự.' }],
  ])('are not created with %s', async (_what, payload, errors) => {
    expect(await post('/backend/playlist', vy, { name: 'Chiều', ...payload })).toMatchObject({
      code: 400,
      data: { errors },
    });
  });

  it('are not created with songs that do not exist', async () => {
    const before = (await get('/backend/playlist', vy)).data.totalCount;
    const refused = await post('/backend/playlist', vy, { name: 'Hụt', song_ids: [songs[0], 'gone'] });
    expect(refused).toMatchObject({ code: 404, data: { ids: ['gone'] } });
    expect((await get('/backend/playlist', vy)).data.totalCount).toBe(before);
  });

  it('are listed for their owner, last changed first', async () => {
    const first = await make({ name: 'Trước' });
    const second = await make({ name: 'Sau' });
    await post(`/backend/playlist/${first}/songs`, vy, { song_ids: [songs[0]] });
    const { items } = (await get('/backend/playlist?pageSize=2', vy)).data;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect((await get('/backend/playlist', lam)).data).toMatchObject({ items: [], totalCount: 0 });
  });

  it('change the given fields, and leave the other fields unchanged', async () => {
    const id = await make({ description: 'Nghe lúc mưa' });
    const changed = await put(`/backend/playlist/${id}`, vy, { name: 'Sáng nắng' });
    expect(changed).toMatchObject({
      message: 'Đã lưu thay đổi.',
      data: { title: 'Sáng nắng', description: 'Nghe lúc mưa' },
    });
    await put(`/backend/playlist/${id}`, vy, { is_public: true, description: '' });
    expect((await get(songsUrl(id))).data).toMatchObject({
      name: 'Sáng nắng',
      facts: { is_public: true, is_own: false },
    });
    await put(`/backend/playlist/${id}`, vy, { is_public: false });
    expect(await get(songsUrl(id))).toMatchObject({ code: 404 });
  });

  it('belong to one owner: each change by another listener returns not-found and changes nothing', async () => {
    const id = await make({ song_ids: [songs[0]], is_public: true });
    const [{ entry }] = (await get(songsUrl(id), vy)).data.items;
    const calls = [
      await put(`/backend/playlist/${id}`, lam, { name: 'Của tôi' }),
      await del(`/backend/playlist/${id}`, lam),
      await setCover(id, lam, await cover()),
      await post(`/backend/playlist/${id}/songs`, lam, { song_ids: [songs[1]] }),
      await del(`/backend/playlist/${id}/songs`, lam, { entry_ids: [entry.id] }),
      await put(`/backend/playlist/${id}/order`, lam, { entry_id: entry.id, after_entry_id: null }),
    ];
    expect(calls.map(({ code }) => code)).toEqual(calls.map(() => 404));
    expect((await get(songsUrl(id), vy)).data).toMatchObject({ name: 'Chiều mưa', totalCount: 1 });
  });

  it('are reordered by moving an entry to the start, and lose only the removed entry', async () => {
    const id = await make({ song_ids: [songs[0], songs[1], songs[0]] });
    const entries = async () =>
      ((await get(songsUrl(id), vy)).data.items as { id: string; entry: { id: string } }[]).map((item) => item);
    const [first, , third] = await entries();
    const moved = await put(`/backend/playlist/${id}/order`, vy, { entry_id: third!.entry.id, after_entry_id: null });
    expect(moved).toMatchObject({ code: 200, data: { song_count: 3 } });
    expect((await entries()).map(({ entry }) => entry.id)[0]).toBe(third!.entry.id);
    const removed = await del(`/backend/playlist/${id}/songs`, vy, { entry_ids: [first!.entry.id] });
    expect(removed).toMatchObject({ message: 'Đã xoá khỏi playlist.', data: { song_count: 2 } });
    expect(removed.data.version).toBeGreaterThan(moved.data.version);
    expect((await entries()).map((item) => item.id)).toEqual([songs[0], songs[1]]);
  });

  it('show an uploaded picture, encoded anew; a file that is not a picture is refused', async () => {
    const id = await make();
    const before = (await get(songsUrl(id), vy)).data.thumbnail;
    const set = await setCover(id, vy, await cover());
    expect(set).toMatchObject({ code: 200, data: { id } });
    expect(set.data.thumbnail).not.toBe(before);
    expect((await get(songsUrl(id), vy)).data.thumbnail).toBe(set.data.thumbnail);
    expect((await world.app().inject(set.data.thumbnail)).headers['content-type']).toMatch(/^image\//);
    const refused = await setCover(id, vy, new TextEncoder().encode('<svg onload="alert(1)"/>'));
    expect(refused).toMatchObject({ code: 400, data: { errors: { image: 'Chỉ nhận ảnh PNG, JPEG hoặc WebP.' } } });
  });

  it('have a maximum number of songs, and state the maximum on refusal', async () => {
    const id = await make();
    const { db } = world.database;
    await db().updateTable('playlists').set({ song_count: 9_999 }).where('id', '=', id).execute();
    expect(await post(`/backend/playlist/${id}/songs`, vy, { song_ids: [songs[0], songs[1]] })).toMatchObject({
      code: 400,
      data: { errors: { song_ids: 'Một playlist chứa nhiều nhất 10000 bài.' } },
    });
    expect(await post(`/backend/playlist/${id}/songs`, vy, { song_ids: [songs[0]] })).toMatchObject({ code: 200 });
  });

  it('are gone once deleted, with their entries, also for listeners who saved them', async () => {
    const id = await make({ is_public: true, song_ids: [songs[0]] });
    await post('/backend/favorite-album-playlist/add', lam, { album_playlist_ids: [id] });
    expect(await del(`/backend/playlist/${id}`, vy)).toMatchObject({ code: 200, message: 'Đã xoá playlist.' });
    expect(await del(`/backend/playlist/${id}`, vy)).toMatchObject({ code: 404 });
    expect(await get(songsUrl(id), vy)).toMatchObject({ code: 404 });
    expect((await get('/backend/library', lam)).data).toMatchObject({ totalCount: 0 });
  });
});
