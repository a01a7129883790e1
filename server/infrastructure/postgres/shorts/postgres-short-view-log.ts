import { sql, type Kysely } from 'kysely';
import type { ShortViewLog } from '../../../domain/shorts/short-view-log.port';
import { countingEvents, onceKeyOf, tellsOfSeeing, type ViewEvent } from '../../../domain/shorts/view-events';
import type { Schema } from '../schema';

interface Recorded {
  readonly clips: number;
  readonly added: number;
}

export class PostgresShortViewLog implements ShortViewLog {
  constructor(private readonly db: Kysely<Schema>) {}

  /** One statement, so one transaction. The clip is locked first: reports about one clip wait for each other, and none fails. */
  async record(shortId: string, events: readonly ViewEvent[], accountId: string | null): Promise<number | null> {
    const counted = countingEvents(events).map((event) => ({ ...event, onceKey: onceKeyOf(event) }));
    const seenBy = events.some(tellsOfSeeing) ? accountId : null;
    const { rows } = await sql<Recorded>`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE), added AS (
        INSERT INTO short_view_events (short_id, event_id, visit_id, kind, once_key)
        SELECT held.id, "eventId", "visitId", kind, "onceKey"
        FROM held CROSS JOIN jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
          AS r ("eventId" text, "visitId" text, kind text, "onceKey" text)
        ON CONFLICT DO NOTHING RETURNING event_id
      ), seen AS (
        INSERT INTO seen_shorts (account_id, short_id)
        SELECT ${seenBy}::text, held.id FROM held
        WHERE ${seenBy}::text IS NOT NULL AND EXISTS (SELECT FROM added)
        ON CONFLICT (account_id, short_id) DO UPDATE SET seen_at = now()
      )
      SELECT (SELECT count(*) FROM held) AS clips, (SELECT count(*) FROM added) AS added`.execute(this.db);
    const [recorded] = rows;
    return recorded === undefined || recorded.clips === 0 ? null : recorded.added;
  }
}
