import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { AlbumCatalogue, AlbumHead } from '../../../domain/catalogue/album-catalogue.port';
import type { CollectionSort } from '../../../domain/catalogue/list-sorts';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { countOf, idsOf, inOrderOf } from './ids-of';
import { toArtistRefs, toColour, type ArtistTriple, type ColourRow } from './song-rows';

interface AlbumRow extends ColourRow {
  readonly id: string;
  readonly title: string;
  readonly year: number | null;
  readonly picture_id: string | null;
  readonly artists: readonly ArtistTriple[];
  readonly display_artist: string | null;
  readonly song_count: number;
  readonly save_count: number;
  readonly description_vi: string;
  readonly description_en: string;
}

const ORDER: Readonly<Record<CollectionSort, RawBuilder<unknown>>> = {
  newest: sql`created_at DESC, id`,
  popular: sql`play_count DESC, id`,
  title: sql`title COLLATE vietnamese, id`,
  year: sql`year DESC NULLS LAST, id`,
};

function toAlbumCard(row: AlbumRow): AlbumCard {
  return {
    id: row.id,
    title: row.title,
    artists: toArtistRefs(row.artists),
    displayArtist: row.display_artist,
    imageId: row.picture_id,
    colour: toColour(row),
    year: row.year,
    songCount: row.song_count,
    description: { vi: row.description_vi, en: row.description_en },
  };
}

/** The columns that `ORDER` sorts by. */
const WITH_SONGS = sql`SELECT id, created_at, play_count, title, year FROM albums WHERE song_count > 0`;

/**
 * All albums, or those of an artist: the albums under that artist, and the albums that credit the artist in addition. Each of the
 * two parts uses its own index and is no longer than `part` allows.
 */
const listed = (artistId: string | undefined, part: RawBuilder<unknown>): RawBuilder<unknown> =>
  artistId === undefined
    ? WITH_SONGS
    : sql`(${WITH_SONGS} AND artist_id = ${artistId} ${part}) UNION ALL (${WITH_SONGS} AND id IN (
        SELECT album_id FROM other_album_artists WHERE artist_id = ${artistId}) ${part})`;

export class PostgresAlbumCatalogue implements AlbumCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async album(id: string): Promise<AlbumHead | null> {
    const [[row], durationMs] = await Promise.all([
      this.rows([id]),
      countOf(this.db, sql`SELECT coalesce(sum(duration_ms), 0) AS n FROM songs WHERE album_id = ${id}`),
    ]);
    return row === undefined ? null : { ...toAlbumCard(row), durationMs, saveCount: row.save_count };
  }

  async albums(ids: readonly string[]): Promise<readonly AlbumCard[]> {
    return inOrderOf(ids, (await this.rows(ids)).map(toAlbumCard));
  }

  newestAlbums(count: number): Promise<readonly AlbumCard[]> {
    return this.list(undefined, 'newest', { offset: 0, limit: count });
  }

  async list(
    artistId: string | undefined,
    sort: CollectionSort,
    { offset, limit }: Slice,
  ): Promise<readonly AlbumCard[]> {
    const ids = await idsOf(
      this.db,
      sql`SELECT id FROM (${listed(artistId, sql`ORDER BY ${ORDER[sort]} LIMIT ${offset + limit}`)}) a
        ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`,
    );
    return this.albums(ids);
  }

  count(artistId: string | undefined): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM (${listed(artistId, sql``)}) a`);
  }

  ofCategory(categoryId: string, sort: CollectionSort): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT id FROM albums WHERE song_count > 0 AND id IN (
            SELECT s.album_id FROM song_categories c JOIN songs s ON s.id = c.song_id WHERE c.category_id = ${categoryId})
          ORDER BY ${ORDER[sort]}`,
    );
  }

  private async rows(ids: readonly string[]): Promise<readonly AlbumRow[]> {
    const { rows } = await sql<AlbumRow>`
      SELECT al.id, al.title, al.year, al.description_vi, al.description_en, al.song_count, al.save_count,
        al.display_artist, ARRAY[ARRAY[a.id, a.name, a.image_id]] || coalesce(others.artists, '{}') AS artists,
        i.id AS picture_id, i.hue, i.chroma, i.second_hue
      FROM albums al JOIN artists a ON a.id = al.artist_id LEFT JOIN images i ON i.id = al.image_id
        LEFT JOIN LATERAL (
          SELECT array_agg(ARRAY[o.id, o.name, o.image_id] ORDER BY made.position) AS artists
          FROM other_album_artists made JOIN artists o ON o.id = made.artist_id WHERE made.album_id = al.id
        ) others ON true
      WHERE al.id = ANY (${ids}::text[])`.execute(this.db);
    return rows;
  }
}
