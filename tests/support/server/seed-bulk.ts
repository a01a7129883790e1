import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { MP3_FACTS } from './cards';

const GIVEN = ['Hạ', 'Mộc', 'Thuỳ', 'Nguyên', 'Khuê', 'Trạm', 'Lành', 'Ốc', 'Đan', 'Ngân'];
const FAMILY = ['Vy', 'Lam', 'Dạ', 'Khê', 'Gió', 'Đảo', 'Harbour', 'Static', 'Motel', 'Collective'];
const OPENINGS = [
  'Ngủ Quên',
  'Gió Ghé',
  'Áo Mưa',
  'Chuyến Phà',
  'Đèn Vàng',
  'Paper',
  'Slow',
  'Borrowed',
  'Neon',
  'Low Tide',
];
const ENDINGS = [
  'Trên Sóng',
  'Hiên Nhà',
  'Màu Xanh',
  'Lúc Nửa Đêm',
  'Hẻm Nhỏ',
  'Ferry',
  'Weather',
  'Lanterns',
  'Rice Fields',
  'Radio',
];
const GENRES = ['bolero', 'indie', 'lo-fi', 'city pop', 'ballad', 'house', 'ambient', 'rap'];

const SONGS_PER_ALBUM = 10;
const SONGS_PER_ARTIST = 25;
const CATEGORIES = 10;
const PLAYLISTS = 50;

const pick = (words: string, of: string): string => `(${words}::text[])[1 + ${of} % array_length(${words}::text[], 1)]`;

const STATEMENTS = [
  `INSERT INTO images (id, width, height, hue, chroma, second_hue)
   SELECT 'img' || n, 1000, 1000, n * 37 % 360, 0.05 + (n % 20) / 100.0, n * 91 % 360 FROM generate_series(1, $1::int) n`,
  `INSERT INTO artists (id, name, name_key, folded, image_id)
   SELECT 'artist' || n, name, lower(name), lower(unaccent(name)), CASE WHEN n % 3 > 0 THEN 'img' || (1 + n % $2::int) END
   FROM (SELECT n, ${pick('$3', 'n')} || ' ' || ${pick('$4', '(n / 7)')} || ' ' || n AS name FROM generate_series(1, $1::int) n) named`,
  `INSERT INTO albums (id, title, title_key, folded, artist_id, year, image_id, created_at)
   SELECT 'album' || n, title, lower(title), lower(unaccent(title)), 'artist' || (1 + n % $2::int), 1990 + n % 36,
     CASE WHEN n % 10 > 0 THEN 'img' || n END, now() - n * interval '1 hour'
   FROM (SELECT n, ${pick('$3', 'n')} || ' ' || ${pick('$4', '(n / 3)')} || ' ' || n AS title FROM generate_series(1, $1::int) n) named`,
  `INSERT INTO songs (id, title, folded, album_id, disc_number, track_number, year, genre, image_id, duration_ms, has_video,
     revision, audio, play_count, created_at, lead_artist)
   SELECT 'song' || n, title, lower(unaccent(title)), 'album' || album, 1, 1 + n / $2::int, 1990 + album % 36,
     ${pick('$5', 'album')}, CASE WHEN album % 10 > 0 THEN 'img' || album END, 90000 + n % 240 * 1000, n % 50 = 0,
     'r1', $6::jsonb, n::bigint * 7919 % 1000, now() - n * interval '6 minutes',
     (SELECT artists.name FROM albums JOIN artists ON artists.id = artist_id WHERE albums.id = 'album' || album)
   FROM (SELECT n, 1 + n % $2::int AS album, ${pick('$3', '(n / 2)')} || ' ' || ${pick('$4', 'n')} || ' ' || n AS title
     FROM generate_series(1, $1::int) n) named`,
  `INSERT INTO song_artists (song_id, artist_id, position)
   SELECT songs.id, albums.artist_id, 0 FROM songs JOIN albums ON albums.id = songs.album_id
   UNION ALL SELECT 'song' || n, 'artist' || (1 + n % $2::int), 1 FROM generate_series(1, $1::int, 8) n`,
  `INSERT INTO plays (event_id, song_id, device_id, played_ms, counted, played_at)
   SELECT 'play' || n, 'song' || (1 + n::bigint * n % $1::int), 'anonymous', 60000, true, now() - n * interval '20 seconds'
   FROM generate_series(1, $1::int) n`,
  `UPDATE albums SET play_count = plays
   FROM (SELECT album_id, sum(play_count) AS plays FROM songs WHERE id <> $1 GROUP BY album_id) s WHERE album_id = albums.id`,
  `UPDATE artists SET play_count = plays
   FROM (SELECT artist_id, sum(play_count) AS plays FROM song_artists WHERE song_id <> $1 GROUP BY artist_id) s
   WHERE artist_id = artists.id`,
  `INSERT INTO categories (id, slug, name_vi, name_en, folded, position)
   SELECT 'category' || n, 'category-' || n, $2::text || ' ' || n, $2::text || ' ' || n, 'category ' || n, n
   FROM generate_series(1, $1::int) n`,
  `INSERT INTO song_categories (category_id, song_id)
   SELECT 'category' || (1 + n / 10 % $2::int), 'song' || n FROM generate_series(1, $1::int) n`,
  `INSERT INTO playlists (id, slug, name, folded, is_public, position, created_at)
   SELECT 'playlist' || n, 'playlist-' || n, $2::text || ' ' || n, 'playlist ' || n, true, n, now() - n * interval '1 hour'
   FROM generate_series(1, $1::int) n`,
  `INSERT INTO playlist_songs (playlist_id, song_id, position)
   SELECT 'playlist' || list, 'song' || (1 + (n * 13 + list) % $1::int), n
   FROM generate_series(1, $2::int) list, generate_series(1, least($1::int, CASE WHEN list = 1 THEN 10000 ELSE 40 END)) n`,
] as const;

/**
 * Fills an empty catalogue with `count` invented songs in albums by artists, in categories and playlists, and as many counted
 * plays; the first playlist has the maximum length. It takes half a second for 10,000.
 */
export async function seedBulk(db: Kysely<Schema>, count: number): Promise<void> {
  const artists = Math.max(1, Math.ceil(count / SONGS_PER_ARTIST));
  const albums = Math.max(1, Math.ceil(count / SONGS_PER_ALBUM));
  const values: readonly (readonly unknown[])[] = [
    [albums],
    [artists, albums, GIVEN, FAMILY],
    [albums, artists, OPENINGS, ENDINGS],
    [count, albums, OPENINGS, ENDINGS, GENRES, JSON.stringify(MP3_FACTS)],
    [count, artists],
    [count],
    [''],
    [''],
    [CATEGORIES, 'Chủ đề'],
    [count, CATEGORIES],
    [PLAYLISTS, 'Gom nhặt'],
    [count, PLAYLISTS],
  ];
  await db.connection().execute(async (one) => {
    const run = (sql: string, given: readonly unknown[] = []) => one.executeQuery(CompiledQuery.raw(sql, [...given]));
    // Inserting a million rows takes longer than a listener would wait.
    await run('SET statement_timeout = 0');
    for (const [index, sql] of STATEMENTS.entries()) await run(sql, values[index]);
    await run('VACUUM ANALYZE');
    await run('RESET statement_timeout');
  });
}
