import type { SongInfoWire } from '../../../../contract/song-info';
import { premiumRoutes } from '../../../../contract/premium-routes';
import { withLibraryApp } from '../../../support/server/library-app';

describe('a premium song', () => {
  const world = withLibraryApp();
  let premium: string;
  let free: string;
  let artist: string;

  const info = async (id: string, as?: string): Promise<SongInfoWire> =>
    (await world.get(`/backend/song/info/${id}`, as)).data;
  const addresses = ({ audios, video }: SongInfoWire): string[] => [
    ...audios.flatMap(({ url, start }) => [url, ...(start === undefined ? [] : [start.segments])]),
    ...(video === null ? [] : [video.master_url, video.audio.url, ...video.video_qualities.map(({ url }) => url)]),
  ];

  beforeAll(async () => {
    artist = await world.seed.artist('Hạ Vy');
    const video = JSON.stringify({ codec: 'h264', width: 1280, height: 720, fps: 25 });
    const facts = { has_video: true, video };
    premium = await world.seed.song('Sóng Ngầm', [artist], { ...facts, is_premium: true });
    free = await world.seed.song('Vịnh Xanh', [artist], facts);
    for (const id of ['listener', 'premium', 'admin']) await world.seed.account(id);
    world.catalogueChanged();
  });

  it.each([
    [undefined, 'sign-in'],
    ['listener', 'premium'],
  ])('is offered to %s as a preview, and marked as a preview', async (as, reason) => {
    const answer = await info(premium, as);
    expect(answer.access).toEqual({ kind: 'preview', reason, expires_in: null, preview_duration: 30 });
    expect(addresses(answer).filter((url) => !url.startsWith('/media/pre/'))).toEqual([]);
    expect(answer.audios.map(({ id }) => id)).toEqual(['auto', '256', '128', '64']);
    expect(answer).toMatchObject({ video: null, has_video: true, duration: 240, is_premium: true });
    expect(answer.audios[0]?.start?.duration).toBe(30);
  });

  it.each(['premium', 'admin'])('is offered to %s in full, only through signed addresses', async (as) => {
    const answer = await info(premium, as);
    expect(answer.access).toEqual({ kind: 'full', reason: null, expires_in: 600, preview_duration: null });
    expect(addresses(answer).filter((url) => !/^\/p\/[\w.-]+\/media\/[aov]\//.test(url))).toEqual([]);
    expect(answer.audios.map(({ id }) => id)).toEqual(['auto', '256', '128', '64', 'original']);
    expect(answer.audios[0]?.start?.duration).toBe(240);
  });

  it('has addresses that are signed for the session of the request', async () => {
    const one = await info(premium, 'premium');
    const other = await info(premium, 'admin');
    expect(one.audios[0]?.url).toContain('.of-premium.');
    expect(other.audios[0]?.url).toContain('.of-admin.');
  });

  it('has addresses that are signed for each media file, when the video has its own file', async () => {
    const video = JSON.stringify({ codec: 'h264', width: 1280, height: 720, fps: 25 });
    const id = await world.seed.song('Đêm Trắng', [artist], { has_video: true, video, is_premium: true });
    const film = {
      song_id: id,
      path: `${id}.mp4`,
      size: 1,
      mtime_ms: 1,
      revision: 'film',
      duration_ms: 1,
      audio: '{}',
    };
    await world.database.db().insertInto('companion_videos').values(film).execute();
    const { audios, video: shown } = await info(id, 'premium');
    const grantOf = (url: string | undefined) => url?.split('/')[2];
    const pictures = [shown?.master_url, ...(shown?.video_qualities.map(({ url }) => url) ?? [])].map(grantOf);
    const sounds = [shown?.audio.url, ...audios.map(({ url }) => url)].map(grantOf);
    expect([new Set(pictures).size, new Set(sounds).size]).toEqual([1, 1]);
    expect(pictures[0]).not.toBe(sounds[0]);
  });

  it('is answered with no-cache as a preview, and with no-store when it has signed addresses', async () => {
    const kept = async (authorization: string) => {
      const { headers } = await world
        .app()
        .inject({ url: `/backend/song/info/${premium}`, headers: { authorization } });
      return headers['cache-control'];
    };
    expect([await kept(''), await kept('Bearer premium')]).toEqual(['private, no-cache', 'no-store']);
  });

  it.each([undefined, 'premium'])('leaves other songs unchanged for %s', async (as) => {
    const answer = await info(free, as);
    expect(answer.access).toEqual({ kind: 'full', reason: null, expires_in: null, preview_duration: null });
    expect(addresses(answer).filter((url) => !/^\/media\/[aov]\//.test(url))).toEqual([]);
  });

  it('appears in lists, which never contain its media addresses', async () => {
    const lists = ['/backend/song', `/backend/song?artist_id=${artist}`, `/backend/song/${free}`, '/backend/home/v1'];
    for (const url of lists) {
      for (const as of [undefined, 'listener', 'premium']) {
        const text = JSON.stringify((await world.get(url, as)).data);
        expect(text).toContain(`"id":"${premium}"`);
        expect(text).not.toContain(`/${premium}-`);
      }
    }
  });

  describe('made premium by an admin', () => {
    const { setSongPremium } = premiumRoutes;
    const put = (id: string, as: string | undefined, payload: object) =>
      world.ask({
        method: setSongPremium.method,
        url: setSongPremium.path.replace('{id}', id),
        payload,
        ...(as !== undefined && { as }),
      });

    it.each([
      ['admin', { is_premium: true }, 200],
      ['premium', { is_premium: true }, 403],
      [undefined, { is_premium: true }, 401],
      ['admin', {}, 400],
      ['admin', { is_premium: 'yes' }, 400],
      ['admin', { is_premium: true, title: 'x' }, 400],
    ])('%s with %j: status %d', async (as, payload, code) => {
      const id = await world.seed.song('Nháp', [artist]);
      expect(await put(id, as, payload)).toMatchObject({ code });
      expect((await info(id)).is_premium).toBe(code === 200);
    });

    it('changes immediately, also in lists, and can be changed back', async () => {
      const id = await world.seed.song('Lưng Chừng Đồi', [artist]);
      const listed = async () => (await world.get('/backend/song?pageSize=100')).data.items;
      const isListedPremium = async () =>
        (await listed()).find((song: { id: string }) => song.id === id)?.is_premium as boolean;
      expect(await isListedPremium()).toBe(false);
      await put(id, 'admin', { is_premium: true });
      expect([await isListedPremium(), (await info(id)).access.kind]).toEqual([true, 'preview']);
      await put(id, 'admin', { is_premium: false });
      expect([await isListedPremium(), (await info(id)).access.kind]).toEqual([false, 'full']);
    });

    it('answers 404 when the song does not exist', async () => {
      expect(await put('gone', 'admin', { is_premium: true })).toMatchObject({ code: 404 });
    });
  });

  describe('the premium right that an admin gives to an account', () => {
    const { setAccountPremium } = premiumRoutes;
    const put = (id: string, as: string) =>
      world.ask({
        method: setAccountPremium.method,
        url: setAccountPremium.path.replace('{id}', id),
        payload: { is_premium: true },
        as,
      });
    const isPremium = async (id: string) => {
      const row = world.database.db().selectFrom('accounts').select('is_premium').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).is_premium;
    };

    it('is recorded in the audit events with the session of the admin', async () => {
      const id = await world.seed.account('vy');
      expect(await put(id, 'admin')).toMatchObject({ code: 200 });
      expect(await isPremium(id)).toBe(true);
      const noted = await world.database
        .db()
        .selectFrom('audit_events')
        .selectAll()
        .where('account_id', '=', id)
        .execute();
      expect(noted).toMatchObject([{ kind: 'premium-given', session_id: 'of-admin' }]);
    });

    it('takes effect immediately, also for a cached session', async () => {
      const id = await world.seed.account('linh');
      world.rightsChanged.mockClear();
      await put(id, 'admin');
      expect(world.rightsChanged).toHaveBeenCalledTimes(1);
      await put('gone', 'admin');
      expect(world.rightsChanged).toHaveBeenCalledTimes(1);
    });

    it('can be given only by an admin, and only to an existing account', async () => {
      const id = await world.seed.account('lam');
      expect(await put(id, 'lam')).toMatchObject({ code: 403 });
      expect(await put('gone', 'admin')).toMatchObject({ code: 404 });
      expect(await isPremium(id)).toBe(false);
    });
  });
});
