import { sql } from 'kysely';
import { ArrangeDemoLibrary } from '../../../server/application/demo/arrange-demo-library';
import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import { DEMO_CONTENTS } from '../../../demo-studio/demo-contents';
import { songStem } from '../../../demo-studio/catalogue/demo-paths';
import { PostgresDemoShelves } from '../../../server/infrastructure/postgres/demo/postgres-demo-shelves';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

const NOW = new Date('2026-03-14T09:30:00.000Z');
const { db } = withTestDatabase();
const seed = new Seed(db);
const shelves = () => new PostgresDemoShelves(db(), new CryptoIdSource());
const stock = (now = NOW) =>
  new ArrangeDemoLibrary(DEMO_CONTENTS, {
    shelves: shelves(),
    pictureAt: async (path) => ({
      id: `pic-${path}`,
      width: 9,
      height: 9,
      colour: { hue: 1, chroma: 0.1, secondHue: 2 },
    }),
    clock: { now: () => now.getTime(), date: () => now },
  }).execute();

/** Adds the songs of one album to the library as an import does. */
async function bringIn(title: string): Promise<void> {
  const album = DEMO_CATALOGUE.albums.find((each) => each.title === title)!;
  const artistId = await seed.artist(album.artist, { name_key: album.artist.toLowerCase() });
  const albumId = await seed.album(title, artistId, { title_key: title.toLowerCase() });
  for (const song of album.songs) {
    const songId = await seed.song(song.title, [artistId], { album_id: albumId, duration_ms: 80_000 });
    const path = `${songStem(album, song).replace(/^library\//, '')}.m4a`.normalize('NFD');
    const file = { origin: 'demo' as const, path, size: 1, mtime_ms: 1, fingerprint: path, song_id: songId };
    await db().insertInto('media_files').values(file).execute();
  }
}

const songs = () => db().selectFrom('songs').selectAll().orderBy('created_at', 'desc').execute();
const countOf = async (table: 'plays' | 'playlists' | 'playlist_songs' | 'categories' | 'song_categories') =>
  Number((await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db())).rows[0]?.n);

describe('StockShelves with the demo songs that exist so far', () => {
  beforeAll(async () => {
    await stock();
    await bringIn('Bờ Bên Kia');
    await stock();
  });

  it('sets the dates of songs, and dates an album by its latest song', async () => {
    const [latest, second] = await songs();
    expect(latest?.title).toBe('Ngủ Quên Trên Sóng');
    expect(second?.created_at.getTime()).toBeLessThan(latest?.created_at.getTime() ?? 0);
    const album = await db().selectFrom('albums').selectAll().executeTakeFirstOrThrow();
    expect(album.created_at).toEqual(latest?.created_at);
    expect(album.description_vi).toContain('Hạ Vy');
    expect((await db().selectFrom('artists').select('bio_en').executeTakeFirstOrThrow()).bio_en).not.toBe('');
  });

  it('adds as many plays as the play counts of the songs', async () => {
    const counted = (await songs()).reduce((sum, song) => sum + song.play_count, 0);
    expect(counted).toBeGreaterThan(100);
    expect(await countOf('plays')).toBe(counted);
  });

  it('fills playlists and categories with the songs that exist, in their order, with pictures', async () => {
    expect(await countOf('playlists')).toBe(DEMO_CONTENTS.playlists.length);
    expect(await countOf('categories')).toBe(DEMO_CONTENTS.categories.length);
    const entries = await db()
      .selectFrom('playlist_songs')
      .innerJoin('songs', 'songs.id', 'playlist_songs.song_id')
      .innerJoin('playlists', 'playlists.id', 'playlist_songs.playlist_id')
      .where('slug', '=', 'duong-ve-que')
      .select(['title', 'playlists.image_id', 'is_public'])
      .orderBy('playlist_songs.position')
      .execute();
    expect(entries.map(({ title }) => title)).toEqual(['Ngủ Quên Trên Sóng', 'Bến Vắng', 'Muối Trên Vai Áo']);
    expect(entries[0]).toMatchObject({ image_id: 'pic-pictures/playlist-duong-ve-que.webp', is_public: true });
  });

  it('changes nothing when it runs again, however much later', async () => {
    const before = { songs: await songs(), plays: await countOf('plays'), entries: await countOf('playlist_songs') };
    await stock(new Date('2026-05-01T00:00:00.000Z'));
    expect({ songs: await songs(), plays: await countOf('plays'), entries: await countOf('playlist_songs') }).toEqual(
      before,
    );
  });

  it('adds songs that were imported since the last run', async () => {
    const before = await countOf('playlist_songs');
    await bringIn('Hiên');
    await stock();
    expect(await countOf('playlist_songs')).toBeGreaterThan(before);
    expect((await songs()).filter(({ play_count: plays }) => plays === 0)).toEqual([]);
  });

  it("removes the demo with its plays, and leaves a listener's own songs and artists", async () => {
    const mine = await seed.artist('Của Tôi');
    const song = await seed.song('Bài Của Tôi', [mine]);
    const file = { path: 'mine.mp3', size: 1, mtime_ms: 1, fingerprint: 'f', song_id: song };
    await db().insertInto('media_files').values(file).execute();
    await shelves().clear();
    expect((await songs()).map(({ title }) => title)).toEqual(['Bài Của Tôi']);
    expect((await db().selectFrom('artists').select('name').execute()).map(({ name }) => name)).toEqual(['Của Tôi']);
    const left = await Promise.all([
      countOf('plays'),
      countOf('playlists'),
      countOf('categories'),
      countOf('song_categories'),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await db().selectFrom('images').selectAll().execute()).toEqual([]);
  });
});
