import { sql } from 'kysely';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresMediaSources } from '../../../../server/infrastructure/postgres/media/postgres-media-sources';
import { PostgresFaultyFiles } from '../../../../server/infrastructure/postgres/media/postgres-faulty-files';
import { PostgresLoudnessBook } from '../../../../server/infrastructure/postgres/media/postgres-loudness-book';
import { PostgresShortVideoStore } from '../../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { withLibraryApp } from '../../../support/server/library-app';
import { refusedFiles, reservedFiles } from '../../../support/server/named-files';

/** The name of everything that belongs to the hidden song, and of nothing else. */
const GONE = 'lostwave';
const EVENTS = ['f1c5c1de-6bd5-4d2a-9a67-0a6a5b3c7d01', 'f1c5c1de-6bd5-4d2a-9a67-0a6a5b3c7d02'];
const LISTS = [
  '/backend/home/v1',
  ...['new', 'popular', 'videos', 'trending', 'for-you'].map((type) => `/backend/song/collection/type?type=${type}`),
  ...['new', 'trending', 'for-you', 'featured', 'albums', 'artists', 'categories'].map(
    (id) => `/backend/section/${id}`,
  ),
  ...['newest', 'popular', 'title', 'artist', 'duration'].flatMap((sort) => [
    `/backend/song?sort=${sort}`,
    `/backend/song?sort=${sort}&artist_id=kept-artist`,
    `/backend/song?sort=${sort}&category_id=kept-category`,
  ]),
  '/backend/artists',
  '/backend/artist/kept-artist',
  '/backend/category',
  '/backend/category/kept-category',
  ...['newest', 'popular', 'title', 'year'].map((sort) => `/backend/album-playlist?type=album&sort=${sort}`),
  '/backend/album-playlist/songs?album_id=kept-album',
  // An answer repeats the search text as it was typed.
  '/backend/search?q=LOSTWAVE',
  '/backend/search/suggest?q=lost',
  '/backend/song/kept-song',
  // The clip's hashtag and caption.
  '/backend/search?q=LOSTWAVE&type=short',
  '/backend/short-video',
  '/backend/short-video?song=kept-song',
  '/backend/admin/song',
];

describe('a song whose file is absent', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  const ids = new CryptoIdSource();
  const library = () => new PostgresLibraryStore(database.db(), ids, 'own');
  const clips = () => new PostgresShortVideoStore(database.db(), ids, 'own');
  const song = `${GONE}-song`;
  const second = `${GONE}-second`;
  const artist = `${GONE}-artist`;
  const album = `${GONE}-album`;
  const clip = `${GONE}-clip`;
  const hide = async () => {
    await library().markAway([song, second]);
    await clips().markAway([clip]);
    world.catalogueChanged();
  };
  const show = async () => {
    await sql`UPDATE all_songs SET presence = 'here', absent_since = NULL, refusal = NULL`.execute(database.db());
    await sql`UPDATE media_files SET presence = 'here'`.execute(database.db());
    await sql`UPDATE all_short_videos SET presence = 'here', absent_since = NULL`.execute(database.db());
    world.catalogueChanged();
  };
  const listed = async (url: string) => JSON.stringify(await get(url, 'admin')).includes(GONE);
  const everything = async () => {
    const answers = new Map<string, unknown>();
    for (const url of LISTS) answers.set(url, await get(url, 'admin'));
    return answers;
  };

  beforeAll(async () => {
    await seed.account('vy');
    await seed.account('admin');
    await seed.artist('Hạ Vy', { id: 'kept-artist' });
    await seed.artist(GONE, { id: artist });
    await seed.album('Bờ Kia', 'kept-artist', { id: 'kept-album' });
    await seed.album(GONE, artist, { id: album });
    await seed.song('Sóng', ['kept-artist'], { id: 'kept-song', album_id: 'kept-album', genre: 'Pop', play_count: 2 });
    const facts = {
      genre: 'Pop',
      play_count: 9,
      has_video: true,
      lyrics_format: 'plain' as const,
      lyrics: `${GONE} ơi`,
    };
    await seed.song(`${GONE} song`, [artist, 'kept-artist'], { ...facts, id: song, album_id: album });
    await seed.song(`${GONE} hai`, ['kept-artist'], { id: second, album_id: 'kept-album' });
    await seed.category({ id: 'kept-category', name_vi: 'Mưa', name_en: 'Rain' }, ['kept-song', song]);
    await seed.category({ id: 'gone-category', name_vi: `${GONE} vi`, name_en: GONE }, [song]);
    await seed.short({ id: clip, caption: `${GONE} #${GONE}`, song_id: 'kept-song', artist_id: artist });
    await database
      .db()
      .insertInto('media_files')
      .values({ song_id: song, path: 'a.mp3', size: 1, mtime_ms: 1, fingerprint: 'f' })
      .execute();
    await seed.play(song);
    await post('/backend/favorite-song/add', 'vy', { song_ids: [song, 'kept-song'] });
    await seed.playlist({ id: 'own', name: 'Của tôi', owner_id: 'vy' }, [song, 'kept-song']);
    await post('/backend/short-video/lostwave-clip/like', 'vy', {});
    await post('/backend/history', 'vy', { event_id: EVENTS[0], song_id: song, played_ms: 200_000 });
    world.catalogueChanged();
  });
  afterEach(show);

  it('is in every list while its file is there', async () => {
    const shown = await Promise.all(LISTS.map(async (url) => [url, await listed(url)] as const));
    expect(shown.filter(([, isListed]) => !isListed)).toEqual([]);
  });

  it.each(LISTS)('is not in %s', async (url) => {
    await hide();
    expect(await get(url, 'admin')).toMatchObject({ status: 200 });
    expect(await listed(url)).toBe(false);
  });

  it('has the same position in every list once its file is back', async () => {
    const before = await everything();
    await hide();
    await show();
    expect(await everything()).toEqual(before);
  });

  it("stays in the listener's likes, playlists and history, with the time since when it cannot be played", async () => {
    await hide();
    const absent = { id: song, has_audio: false, media: null, is_liked: true, absence: { kind: 'away' } };
    const kept = { id: 'kept-song', has_audio: true, is_liked: true };
    const liked = await get('/backend/song/collection/type?type=liked', 'vy');
    expect(liked.data).toMatchObject({
      totalCount: 2,
      items: expect.arrayContaining([expect.objectContaining({ id: song })]),
    });
    expect((await get('/backend/album-playlist/songs?type=playlist&album_id=own', 'vy')).data).toMatchObject({
      totalCount: 2,
      items: [absent, kept],
    });
    expect((await get('/backend/history', 'vy')).data).toMatchObject({ totalCount: 1, items: [{ song: absent }] });
    expect((await post('/backend/song/by-id', 'vy', { song_ids: [song] })).data.items).toMatchObject([
      { id: song, absence: { kind: 'away', since: expect.stringMatching(/^\d{4}-/) } },
    ]);
  });

  it('has a page that states the absence, and has nothing to play', async () => {
    await hide();
    expect((await get(`/backend/song/info/${song}`)).data).toMatchObject({
      id: song,
      title: `${GONE} song`,
      audios: [],
      video: null,
      has_audio: false,
      has_video: false,
      absence: { kind: 'away' },
    });
    const sources = new PostgresMediaSources(database.db(), { own: '/music' });
    expect([await sources.find(song, 'audio'), await clips().find(clip)]).toEqual([undefined, undefined]);
    expect(await new PostgresLoudnessBook(database.db()).unmeasured(10)).toEqual(['kept-song']);
  });

  it('can be liked, unliked, put into a playlist and counted as played during the absence', async () => {
    await hide();
    expect(await post('/backend/favorite-song/delete', 'vy', { song_ids: [song] })).toMatchObject({ status: 200 });
    expect(await post('/backend/favorite-song/add', 'vy', { song_ids: [song] })).toMatchObject({ status: 200 });
    const own = await post('/backend/playlist', 'vy', { name: 'Mới', song_ids: [song] });
    expect(own).toMatchObject({ status: 200, data: { song_count: 1 } });
    await post('/backend/history', 'vy', { event_id: EVENTS[1], song_id: song, played_ms: 200_000 });
    expect(await post('/backend/short-video/lostwave-clip/unlike', 'vy', {})).toMatchObject({ status: 200 });
    expect(await post('/backend/short-video/lostwave-clip/like', 'vy', {})).toMatchObject({ status: 200 });
    const counted = database.db().selectFrom('all_songs').select(['like_count', 'play_count']).where('id', '=', song);
    expect(await counted.executeTakeFirst()).toEqual({ like_count: 1, play_count: 11 });
    const likes = database.db().selectFrom('all_short_videos').select('like_count').where('id', '=', clip);
    expect(await likes.executeTakeFirst()).toEqual({ like_count: 1 });
  });

  it('still has its album, its artist and its pictures when its file is back', async () => {
    await hide();
    await library().removeOrphans();
    await show();
    expect((await get(`/backend/song/info/${song}`)).data).toMatchObject({
      album: { id: album },
      artist: { id: artist },
    });
  });

  it('leaves its artist in the search only while a clip of the artist is there', async () => {
    await library().markAway([song]);
    const found = async () => JSON.stringify(await get('/backend/search/suggest?q=lost')).includes(artist);
    expect(await found()).toBe(true);
    const clipOf = (artistId: string | null) =>
      sql`UPDATE all_short_videos SET artist_id = ${artistId} WHERE id = ${clip}`.execute(database.db());
    await clipOf(null);
    expect(await found()).toBe(false);
    const other = await seed.short({ id: 'other-clip', named_artist_id: artist });
    expect(await found()).toBe(true);
    await sql`DELETE FROM all_short_videos WHERE id = ${other}`.execute(database.db());
    expect(await found()).toBe(false);
    await clipOf(artist);
  });

  it('removes its file from the report of faulty files', async () => {
    const faulty = new PostgresFaultyFiles(database.db());
    await faulty.noteUndecodable(song, 'audio');
    await faulty.noteUndecodable(clip, 'video');
    expect(await reservedFiles(database.db())).toHaveLength(2);
    await hide();
    expect(await reservedFiles(database.db())).toEqual([]);
  });

  it('states that its file cannot be read if that is the reason, and names the file', async () => {
    const file = { path: 'a.mp3', size: 2, modifiedMs: 3, changedMs: 4, companions: '' };
    await library().markRefused([{ id: song, file, reason: 'unreadable' }]);
    world.catalogueChanged();
    expect((await get(`/backend/song/info/${song}`)).data).toMatchObject({ absence: { kind: 'unreadable' } });
    expect((await library().known()).songs).toMatchObject([{ id: song, presence: 'refused', size: -1, modifiedMs: 3 }]);
    expect(await refusedFiles(database.db())).toEqual([{ path: 'a.mp3', reason: 'unreadable' }]);
  });
});
