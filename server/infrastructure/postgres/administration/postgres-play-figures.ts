import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FiguresQuery, SongPlayCount, PlayFigures } from '../../../domain/administration/play-figures.port';
import type { Schema } from '../schema';

/** The day of an instant at `utcOffset`. */
const dayOf = (instant: RawBuilder<unknown>, utcOffset: number): RawBuilder<unknown> =>
  sql`(${instant} AT TIME ZONE 'UTC' + make_interval(mins => ${utcOffset}::int))::date`;

const nowOf = ({ now }: FiguresQuery): RawBuilder<unknown> => sql`${now}::timestamptz`;

/** When the first day of the span begins. */
const beginOf = (query: FiguresQuery): RawBuilder<unknown> =>
  sql`((${dayOf(nowOf(query), query.utcOffset)} - ${query.days - 1}::int)::timestamp
    - make_interval(mins => ${query.utcOffset}::int)) AT TIME ZONE 'UTC'`;

export class PostgresPlayFigures implements PlayFigures {
  constructor(private readonly db: Kysely<Schema>) {}

  async days(query: FiguresQuery): Promise<readonly { readonly day: string; readonly plays: number }[]> {
    const today = dayOf(nowOf(query), query.utcOffset);
    const { rows } = await sql<{ day: string; plays: number }>`
      SELECT to_char(each.day, 'YYYY-MM-DD') AS day, coalesce(counted.n, 0)::int AS plays
      FROM generate_series(${today} - ${query.days - 1}::int, ${today}, interval '1 day') AS each (day) LEFT JOIN (
        SELECT ${dayOf(sql`played_at`, query.utcOffset)} AS day, count(*) AS n FROM plays
        WHERE counted AND played_at >= ${beginOf(query)} GROUP BY 1
      ) counted ON counted.day = each.day::date ORDER BY each.day`.execute(this.db);
    return rows;
  }

  async top(query: FiguresQuery, count: number): Promise<readonly SongPlayCount[]> {
    const { rows } = await sql<SongPlayCount>`
      SELECT s.id, s.title, coalesce(credited.names, '[]') AS artists, played.n::int AS plays
      FROM (SELECT song_id, count(*) AS n FROM plays WHERE counted AND played_at >= ${beginOf(query)}
          GROUP BY song_id ORDER BY n DESC, song_id LIMIT ${count}) played
        JOIN all_songs s ON s.id = played.song_id
        LEFT JOIN LATERAL (SELECT jsonb_agg(a.name ORDER BY sa.position) AS names
          FROM all_song_artists sa JOIN artists a ON a.id = sa.artist_id WHERE sa.song_id = s.id) credited ON true
      ORDER BY played.n DESC, s.id`.execute(this.db);
    return rows;
  }
}
