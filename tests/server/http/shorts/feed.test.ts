import { withLibraryApp } from '../../../support/server/library-app';

interface Clip {
  readonly id: string;
  readonly reason?: string;
}

const DAY_MS = 24 * 3_600_000;

describe('the feed of short videos', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  let vy: string;
  let lam: string;
  let harbour: string;
  let made = 0;

  beforeEach(async () => {
    made += 1;
    await database.db().deleteFrom('short_videos').execute();
    vy = await seed.account(`vy-${made}`);
    lam = await seed.artist('Mộc Lam');
    harbour = await seed.artist('Harbour Static');
  });

  const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);
  const seedShorts = async (count: number, artists: readonly string[] = []): Promise<string[]> => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push(await seed.short({ artist_id: artists[index % artists.length] ?? null, published_at: ago(100) }));
    world.catalogueChanged();
    return ids;
  };
  const feed = async (query: string, as?: string) => {
    const { data } = await get(`/backend/short-video?${query}`, as);
    return { ids: (data.items as Clip[]).map(({ id }) => id), cursor: data.cursor as string | null, items: data.items };
  };
  const started = (id: string, visit: string, as: string) =>
    post(`/backend/short-video/${id}/view`, as, {
      events: [{ event_id: `start-${visit}`, visit_id: visit, kind: 'start' }],
    });

  it('shows a clip with all its data', async () => {
    const image = await seed.image();
    const song = await seed.song('Neon Rice Fields', [harbour], { duration_ms: 245_000 });
    const id = await seed.short({
      artist_id: harbour,
      song_id: song,
      song_from_ms: 96_000,
      song_to_ms: 158_000,
      image_id: image,
      caption: 'Đêm diễn #sóng',
      captions: 'WEBVTT',
      duration_ms: 62_000,
      revision: 'r7',
      published_at: new Date(Date.UTC(2026, 0, 1)),
    });
    await database
      .db()
      .insertInto('short_hashtags')
      .values({ short_id: id, position: 0, tag: 'sóng', folded: 'song' })
      .execute();
    const { status, data } = await get(`/backend/short-video/${id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      caption: 'Đêm diễn #sóng',
      hashtags: ['sóng'],
      artist: { id: harbour, name: 'Harbour Static', is_followed: false },
      song: { song: { id: song, title: 'Neon Rice Fields', is_liked: false }, from: 96, to: 158 },
      cover: `/images/${image}`,
      duration: 62,
      dominant_color: { h: 7, h2: 291 },
      counters: { views: 0, likes: 0, saves: 0, shares: 0, comments: 0 },
      is_liked: false,
      is_saved: false,
      published_at: '2026-01-01T00:00:00.000Z',
    });
    expect(data.captions).toBe(`/media/s/${id}-r71/captions.vtt`);
    expect(data.media.master_url).toBe(`/media/s/${id}-r71/master.m3u8`);
    expect(data.media.first_duration).toBe(1);
    const lowest = `/media/s/${id}-r71/360p`;
    expect(data.media.opening).toEqual([`${lowest}/index.m3u8`, `${lowest}/init.mp4`, `${lowest}/0.m4s`]);
    expect(data.media.video_qualities.map(({ id: name }: { id: string }) => name)).toEqual([
      '360p',
      '540p',
      '720p',
      '1080p',
    ]);
    expect(data).not.toHaveProperty('reason');
  });

  it('shows a clip that has nothing but its file, with a drawn cover', async () => {
    const id = await seed.short({ duration_ms: 500 });
    expect((await get(`/backend/short-video/${id}`)).data).toMatchObject({
      artist: null,
      song: null,
      captions: null,
      cover: `/images/tone-${id}`,
      media: { first_duration: 0.5 },
    });
  });

  it('answers 404 for a clip that does not exist', async () => {
    expect(await get('/backend/short-video/gone')).toMatchObject({ status: 404, code: 404 });
  });

  it('shows every clip once in a sitting, then ends', async () => {
    const all = await seedShorts(25, [lam, harbour]);
    const shown: string[] = [];
    let page = await feed('size=10');
    for (; page.cursor !== null; page = await feed(`size=10&cursor=${page.cursor}`)) shown.push(...page.ids);
    shown.push(...page.ids);
    expect(shown).toHaveLength(25);
    expect(shown.toSorted()).toEqual(all.toSorted());
  });

  it('shows no clip twice when clips are watched and liked between two pages', async () => {
    const all = await seedShorts(12);
    const first = await feed('size=6', vy);
    const rest = all.filter((id) => !first.ids.includes(id));
    for (const [index, id] of first.ids.entries()) await started(id, `visit-of-${made}-${index}`, vy);
    for (const id of first.ids) await post(`/backend/short-video/${id}/like`, vy, {});
    world.catalogueChanged();
    const second = await feed(`size=10&cursor=${first.cursor}`, vy);
    expect(second.ids.toSorted()).toEqual(rest.toSorted());
    expect(second.cursor).toBeNull();
  });

  it('shows unseen clips first, then seen clips, for an account and for a list of seen ids', async () => {
    const all = await seedShorts(6);
    await started(all[0]!, `visit-a-${made}`, vy);
    await started(all[3]!, `visit-b-${made}`, vy);
    expect((await feed('', vy)).ids.slice(4)).toEqual([all[0], all[3]]);
    const seen = encodeURIComponent(JSON.stringify([all[5], all[1]]));
    expect((await feed(`seen=${seen}`)).ids.slice(4)).toEqual([all[1], all[5]]);
  });

  it('starts from the beginning when the cursor is invalid', async () => {
    await seedShorts(3);
    expect((await feed('cursor=nonsense')).ids).toHaveLength(3);
  });

  it('returns the reason why each clip is in the feed', async () => {
    const ofLam = await seed.short({ artist_id: lam, published_at: ago(100) });
    const plain = await seed.short({ published_at: ago(100) });
    const song = await seed.song('Phố Không Đèn', [harbour]);
    const ofSong = await seed.short({ song_id: song, published_at: ago(100) });
    const ofLiked = await seed.short({ artist_id: harbour, published_at: ago(100) });
    const fresh = await seed.short({ published_at: ago(1) });
    world.catalogueChanged();
    await post('/backend/follow-artist/add', vy, { artist_ids: [lam] });
    await post('/backend/favorite-song/add', vy, { song_ids: [song] });
    const { items } = await feed('', vy);
    const reasons = Object.fromEntries((items as Clip[]).map(({ id, reason }) => [id, reason]));
    expect(reasons).toEqual({
      [ofLam]: 'followed-artist',
      [ofSong]: 'liked-song',
      [ofLiked]: 'liked-artist',
      [fresh]: 'new',
      [plain]: 'something-else',
    });
  });

  it('marks what the listener likes, saves and follows, including the songs of clips', async () => {
    const song = await seed.song('Phố Không Đèn', [lam]);
    const id = await seed.short({ artist_id: lam, song_id: song });
    world.catalogueChanged();
    await post('/backend/follow-artist/add', vy, { artist_ids: [lam] });
    await post('/backend/favorite-song/add', vy, { song_ids: [song] });
    await post(`/backend/short-video/${id}/like`, vy, {});
    await post(`/backend/short-video/${id}/save`, vy, {});
    const own = { is_liked: true, is_saved: true, artist: { is_followed: true }, song: { song: { is_liked: true } } };
    expect((await get(`/backend/short-video/${id}`, vy)).data).toMatchObject(own);
    expect((await feed('', vy)).items).toMatchObject([own]);
    const anybodys = {
      is_liked: false,
      is_saved: false,
      artist: { is_followed: false },
      song: { song: { is_liked: false } },
    };
    expect((await feed('')).items).toMatchObject([anybodys]);
  });

  it('marks a clip as liked when its song is not liked', async () => {
    const song = await seed.song('Phố Không Đèn', [lam]);
    await post('/backend/favorite-song/add', vy, { song_ids: [song] });
    const other = await seed.song('Ngủ Quên', [lam]);
    const id = await seed.short({ song_id: other });
    await post(`/backend/short-video/${id}/like`, vy, {});
    expect((await get(`/backend/short-video/${id}`, vy)).data).toMatchObject({
      is_liked: true,
      song: { song: { is_liked: false } },
    });
  });

  it('contains only the clips of one artist, or with one song, on request', async () => {
    const song = await seed.song('Phố Không Đèn', [lam]);
    const ofLam = await seed.short({ artist_id: lam });
    const withSong = await seed.short({ artist_id: harbour, song_id: song });
    const both = await seed.short({ artist_id: lam, song_id: song });
    await seed.short();
    expect((await feed(`artist=${lam}`)).ids.toSorted()).toEqual([ofLam, both].toSorted());
    expect((await feed(`song=${song}`)).ids.toSorted()).toEqual([withSong, both].toSorted());
    expect((await feed(`artist=${lam}&song=${song}`)).ids).toEqual([both]);
    expect((await feed('artist=gone')).ids).toEqual([]);
  });

  it('contains only the clips of followed artists on request, which needs an account', async () => {
    const ofLam = await seed.short({ artist_id: lam });
    await seed.short({ artist_id: harbour });
    await seed.short();
    await post('/backend/follow-artist/add', vy, { artist_ids: [lam] });
    expect((await feed('feed=following', vy)).ids).toEqual([ofLam]);
    expect(await get('/backend/short-video?feed=following')).toMatchObject({ status: 401, code: 401 });
  });

  it('gives a clip new media addresses when its file has changed', async () => {
    const id = await seed.short({ revision: 'r1' });
    await database.db().updateTable('short_videos').set({ revision: 'r2' }).where('id', '=', id).execute();
    expect((await get(`/backend/short-video/${id}`)).data.media.master_url).toContain('-r21/');
  });

  it.each([
    ['seen=abc', 'seen'],
    [`seen=${encodeURIComponent(JSON.stringify(Array.from({ length: 201 }, (_, index) => `id${index}`)))}`, 'seen'],
    ['size=31', 'size'],
    ['feed=mine', 'feed'],
    [`cursor=${'x'.repeat(2_001)}`, 'cursor'],
  ])('refuses %s', async (query, field) => {
    const refused = await get(`/backend/short-video?${query}`);
    expect(refused).toMatchObject({ status: 400, code: 400 });
    expect(Object.keys(refused.data.errors)).toEqual([field]);
  });
});
