import { sql, type Kysely } from 'kysely';
import { LISTENERS_WINDOW_DAYS, type ArtistCard } from '../../../domain/catalogue/artist-card';
import type { CatalogueCounts, HomeCandidates } from '../../../domain/home/home-candidates.port';
import { TRENDING_HALF_LIFE_HOURS, TRENDING_WINDOW_HOURS } from '../../../domain/home/rank-trending';
import { seededFraction } from '../../../domain/shared/seeded-fraction';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';
import { songsFrom } from './some-songs';

/** How many of the most played songs determine the well-known artists if there are too few recent plays. */
const KNOWN_BY_SONGS = 200;

interface ArtistRow {
  readonly id: string;
  readonly name: string;
  readonly image_id: string | null;
  readonly listeners: number;
}

export class PostgresHomeCandidates implements HomeCandidates {
  constructor(private readonly db: Kysely<Schema>) {}

  recentlyPlayed(count: number): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`
      SELECT songs.id FROM (
        SELECT song_id, sum(power(0.5, extract(epoch FROM now() - played_at) / 3600 / ${TRENDING_HALF_LIFE_HOURS}::int)) AS heat
        FROM plays WHERE counted AND played_at > now() - make_interval(hours => ${TRENDING_WINDOW_HOURS}::int)
        GROUP BY song_id
      ) played JOIN songs ON songs.id = played.song_id ORDER BY played.heat DESC, songs.id LIMIT ${count}`,
    );
  }

  mostPlayed(count: number): Promise<readonly string[]> {
    return idsOf(this.db, sql`SELECT id FROM songs WHERE play_count > 0 ORDER BY play_count DESC, id LIMIT ${count}`);
  }

  newest(count: number): Promise<readonly string[]> {
    return idsOf(this.db, sql`SELECT id FROM songs ORDER BY created_at DESC, id LIMIT ${count}`);
  }

  newestVideos(count: number): Promise<readonly string[]> {
    return idsOf(this.db, sql`SELECT id FROM songs WHERE has_video ORDER BY created_at DESC, id LIMIT ${count}`);
  }

  some(count: number, seed: string): Promise<readonly string[]> {
    return idsOf(this.db, songsFrom(seededFraction(seed, 'some'), count));
  }

  async artistsOnTheRise(count: number): Promise<readonly ArtistCard[]> {
    const { rows } = await sql<ArtistRow>`
      WITH heard AS (
        SELECT artist_id, count(DISTINCT device_id) AS listeners, count(*) AS plays
        FROM plays JOIN song_artists USING (song_id)
        WHERE counted AND played_at > now() - make_interval(days => ${LISTENERS_WINDOW_DAYS}::int)
        GROUP BY artist_id ORDER BY listeners DESC, plays DESC, artist_id LIMIT ${count}
      ), known AS (
        SELECT artist_id, sum(best.play_count) AS plays
        FROM (SELECT id, play_count FROM songs ORDER BY play_count DESC, id LIMIT ${KNOWN_BY_SONGS}) best
        JOIN song_artists ON song_id = best.id GROUP BY artist_id
      )
      SELECT a.id, a.name, a.image_id, coalesce(heard.listeners, 0) AS listeners
      FROM heard FULL JOIN known USING (artist_id) JOIN artists a ON a.id = artist_id
      ORDER BY heard.listeners DESC NULLS LAST, heard.plays DESC NULLS LAST, known.plays DESC NULLS LAST, a.id
      LIMIT ${count}`.execute(this.db);
    return rows.map(({ id, name, image_id, listeners }) => ({ id, name, imageId: image_id, listenerCount: listeners }));
  }

  async counts(): Promise<CatalogueCounts> {
    const { rows } = await sql<CatalogueCounts>`
      SELECT (SELECT count(*) FROM songs) AS songs, (SELECT count(*) FROM albums WHERE song_count > 0) AS albums,
        (SELECT count(*) FROM artists WHERE song_count > 0) AS artists,
        (SELECT count(*) FROM playlists WHERE owner_id IS NULL AND is_public AND song_count > 0) AS playlists,
        (SELECT count(*) FROM categories WHERE song_count > 0) AS categories`.execute(this.db);
    return rows[0] ?? { songs: 0, albums: 0, artists: 0, playlists: 0, categories: 0 };
  }
}
