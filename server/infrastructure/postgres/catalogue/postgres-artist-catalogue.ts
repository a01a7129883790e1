import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ArtistCatalogue, ArtistHead } from '../../../domain/catalogue/artist-catalogue.port';
import { LISTENERS_WINDOW_DAYS } from '../../../domain/catalogue/artist-card';
import type { ArtistSort } from '../../../domain/catalogue/list-sorts';
import type { ArtistRef } from '../../../domain/catalogue/song-card';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { countOf, idsOf, inOrderOf } from './ids-of';
import { toColour, type ColourRow } from './song-rows';

interface ArtistRow {
  readonly id: string;
  readonly name: string;
  readonly image_id: string | null;
}

interface HeadRow extends ArtistRow, ColourRow {
  readonly banner_id: string | null;
  readonly bio_vi: string;
  readonly bio_en: string;
  readonly song_count: number;
  readonly follower_count: number;
}

const ORDER: Readonly<Record<ArtistSort, RawBuilder<unknown>>> = {
  popular: sql`play_count DESC, id`,
  name: sql`name COLLATE vietnamese, id`,
  newest: sql`created_at DESC, id`,
};

/**
 * Similar artists are found from this many of an artist's best-known songs and this many of their genres; `perGenre` is how many
 * songs of each genre are examined.
 */
const LIKENESS = { songs: 40, genres: 2, perGenre: 150 } as const;

const toRef = ({ id, name, image_id: imageId }: ArtistRow): ArtistRef => ({ id, name, imageId });

const toHead = (row: HeadRow): ArtistHead => ({
  ...toRef(row),
  bannerId: row.banner_id,
  bio: { vi: row.bio_vi, en: row.bio_en },
  colour: toColour(row),
  songCount: row.song_count,
  followerCount: row.follower_count,
});

export class PostgresArtistCatalogue implements ArtistCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async artist(id: string): Promise<ArtistHead | null> {
    const { rows } = await sql<HeadRow>`
      SELECT a.id, a.name, a.image_id, a.banner_id, a.bio_vi, a.bio_en, a.song_count, a.follower_count,
        i.hue, i.chroma, i.second_hue
      FROM artists a LEFT JOIN images i ON i.id = a.image_id WHERE a.id = ${id}`.execute(this.db);
    return rows[0] === undefined ? null : toHead(rows[0]);
  }

  async artists(ids: readonly string[]): Promise<readonly ArtistRef[]> {
    const { rows } = await sql<ArtistRow>`
      SELECT id, name, image_id FROM artists WHERE id = ANY (${ids}::text[])`.execute(this.db);
    return inOrderOf(ids, rows.map(toRef));
  }

  async list(sort: ArtistSort, { offset, limit }: Slice): Promise<readonly ArtistRef[]> {
    const ids = await idsOf(
      this.db,
      sql`SELECT id FROM artists WHERE song_count > 0 ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`,
    );
    return this.artists(ids);
  }

  count(): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM artists WHERE song_count > 0`);
  }

  videosOf(id: string, count: number): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT s.id FROM song_artists sa JOIN songs s ON s.id = sa.song_id
          WHERE sa.artist_id = ${id} AND s.has_video ORDER BY sa.play_count DESC, s.id LIMIT ${count}`,
    );
  }

  similarTo(id: string, count: number): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`WITH best AS (
            SELECT song_id FROM song_artists WHERE artist_id = ${id} ORDER BY play_count DESC, song_id LIMIT ${LIKENESS.songs}
          ), near AS (
            SELECT genre FROM best JOIN songs ON songs.id = song_id WHERE genre IS NOT NULL
            GROUP BY genre ORDER BY count(*) DESC, genre LIMIT ${LIKENESS.genres}
          ), alike AS (
            SELECT song.id, song.play_count FROM near CROSS JOIN LATERAL (
              SELECT s.id, s.play_count FROM songs s WHERE s.genre = near.genre
              ORDER BY s.play_count DESC, s.id LIMIT ${LIKENESS.perGenre}) song
          )
          SELECT artist_id AS id FROM alike JOIN song_artists ON song_id = alike.id WHERE artist_id <> ${id}
          GROUP BY artist_id ORDER BY sum(alike.play_count) DESC, count(*) DESC, artist_id LIMIT ${count}`,
    );
  }

  async listeners(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ id: string; listeners: number }>`
      SELECT artist_id AS id, count(DISTINCT device_id) AS listeners FROM plays JOIN song_artists USING (song_id)
      WHERE counted AND played_at > now() - make_interval(days => ${LISTENERS_WINDOW_DAYS}::int)
      GROUP BY artist_id`.execute(this.db);
    return new Map(rows.map(({ id, listeners }) => [id, listeners]));
  }
}
