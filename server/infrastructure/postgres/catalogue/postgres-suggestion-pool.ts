import { sql, type Kysely } from 'kysely';
import { seededFraction } from '../../../domain/shared/seeded-fraction';
import type { SuggestionTraits } from '../../../domain/suggestions/choose-suggestions';
import type { SuggestionPool } from '../../../domain/suggestions/suggestion-pool.port';
import type { Schema } from '../schema';
import { songsFrom } from './some-songs';

const FROM_ALBUM = 30;
const FROM_ARTISTS = 40;
const FROM_GENRE = 40;
const FROM_POPULAR = 30;
const FROM_CHANCE = 40;
/** Tells a place on a later disc from a place on an earlier one. */
const TRACKS_PER_DISC = 1_000;

interface TraitsRow {
  readonly id: string;
  readonly artist_ids: readonly string[] | null;
  readonly album_id: string | null;
  readonly album_position: number | null;
  readonly genre: string | null;
  readonly year: number | null;
  readonly play_count: number;
}

const POSITION = sql`(coalesce(s.disc_number, 1) * ${TRACKS_PER_DISC}::int + s.track_number)`;

const TRAITS = sql`
  SELECT s.id, s.album_id, s.genre, s.year, s.play_count,
    ${POSITION} AS album_position,
    (SELECT array_agg(artist_id ORDER BY position) FROM song_artists WHERE song_id = s.id) AS artist_ids
  FROM songs s`;

function toTraits(row: TraitsRow): SuggestionTraits {
  const artistIds = row.artist_ids ?? [];
  return {
    id: row.id,
    artistId: artistIds[0] ?? row.id,
    artistIds,
    albumId: row.album_id,
    albumPosition: row.album_position,
    genre: row.genre,
    year: row.year,
    playCount: row.play_count,
  };
}

export class PostgresSuggestionPool implements SuggestionPool {
  constructor(private readonly db: Kysely<Schema>) {}

  async traits(songId: string): Promise<SuggestionTraits | null> {
    const { rows } = await sql<TraitsRow>`${TRAITS} WHERE s.id = ${songId}`.execute(this.db);
    return rows[0] === undefined ? null : toTraits(rows[0]);
  }

  async around(
    song: SuggestionTraits,
    excludedIds: readonly string[],
    seed: string,
  ): Promise<readonly SuggestionTraits[]> {
    const allowed = sql`id <> ALL (${[song.id, ...excludedIds]}::text[])`;
    // Chance is asked for more, because what is excluded is taken out only afterwards.
    const chance = songsFrom(seededFraction(seed, String(excludedIds.length)), FROM_CHANCE + excludedIds.length);
    const { rows } = await sql<TraitsRow>`
      ${TRAITS} WHERE s.id IN (
        (SELECT id FROM songs s WHERE album_id = ${song.albumId} AND ${allowed}
          ORDER BY ${POSITION} > ${song.albumPosition}::int DESC NULLS LAST, ${POSITION}, id LIMIT ${FROM_ALBUM})
        UNION (SELECT id FROM songs WHERE id IN (SELECT song_id FROM song_artists WHERE artist_id = ANY (${song.artistIds}::text[]))
          AND ${allowed} ORDER BY play_count DESC, id LIMIT ${FROM_ARTISTS})
        UNION (SELECT id FROM songs WHERE genre = ${song.genre} AND ${allowed} ORDER BY play_count DESC, id LIMIT ${FROM_GENRE})
        UNION (SELECT id FROM songs WHERE ${allowed} ORDER BY play_count DESC, id LIMIT ${FROM_POPULAR})
        UNION (SELECT id FROM (${chance}) chance WHERE ${allowed})
      )`.execute(this.db);
    return rows.map(toTraits);
  }
}
