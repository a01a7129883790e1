import { sql, type Kysely } from 'kysely';
import type { ListenerTaste, TasteCandidate } from '../../../domain/library/listener-taste.port';
import type { Schema } from '../schema';

/** How many of the last played and of the last liked songs determine a taste. */
const KNOWN = 60;
const ARTISTS = 20;
const SONGS_AN_ARTIST = 12;
const GENRES = 3;
const SONGS_A_GENRE = 30;
/** Following an artist counts as much as this many songs of that artist. */
const FOLLOWED_WEIGHT = 3;
/** The weight of a song that matches only by genre, relative to one that matches by artist. */
const GENRE_SHARE = 0.25;

export class PostgresListenerTaste implements ListenerTaste {
  constructor(private readonly db: Kysely<Schema>) {}

  async candidates(accountId: string): Promise<readonly TasteCandidate[]> {
    const { rows } = await sql<TasteCandidate>`
      WITH known AS MATERIALIZED (
        (SELECT song_id FROM heard_songs WHERE account_id = ${accountId} ORDER BY heard_at DESC, song_id LIMIT ${KNOWN})
        UNION ALL
        (SELECT song_id FROM liked_songs WHERE account_id = ${accountId} ORDER BY liked_at DESC, song_id LIMIT ${KNOWN})
      ), dear AS MATERIALIZED (
        SELECT artist_id, sum(weight)::real AS weight FROM (
          SELECT artist_id, 1 AS weight FROM known JOIN all_song_artists USING (song_id)
          UNION ALL SELECT artist_id, ${FOLLOWED_WEIGHT}::integer FROM followed_artists WHERE account_id = ${accountId}
        ) signs GROUP BY artist_id ORDER BY 2 DESC, 1 LIMIT ${ARTISTS}
      ), kinds AS MATERIALIZED (
        SELECT genre, count(*)::real AS weight FROM known JOIN all_songs s ON s.id = song_id
        WHERE genre IS NOT NULL GROUP BY genre ORDER BY 2 DESC, 1 LIMIT ${GENRES}
      ), near AS (
        SELECT song_id, dear.weight FROM dear, LATERAL (
          SELECT song_id FROM song_artists sa WHERE sa.artist_id = dear.artist_id
          ORDER BY sa.play_count DESC, sa.song_id LIMIT ${SONGS_AN_ARTIST}) best
        UNION ALL
        SELECT song_id, kinds.weight * ${GENRE_SHARE}::real FROM kinds, LATERAL (
          SELECT s.id AS song_id FROM songs s WHERE s.genre = kinds.genre
          ORDER BY s.play_count DESC, s.id LIMIT ${SONGS_A_GENRE}) best
      )
      SELECT near.song_id AS id, coalesce(lead.artist_id, near.song_id) AS "artistId", sum(near.weight)::real AS weight,
        near.song_id IN (SELECT song_id FROM known) AS "isKnown"
      FROM near LEFT JOIN song_artists lead ON lead.song_id = near.song_id AND lead.position = 0
      GROUP BY near.song_id, lead.artist_id`.execute(this.db);
    return rows;
  }
}
