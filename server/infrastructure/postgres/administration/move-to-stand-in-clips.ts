import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema';
import type { StoodFor } from './move-to-stand-ins';

/** The tables that mark a clip for an account, each with its time column. */
const MARKS = [
  ['liked_shorts', 'liked_at'],
  ['saved_shorts', 'saved_at'],
  ['hidden_shorts', 'hidden_at'],
] as const;

/** Transfers the marks, comments, view events and seen state of clips to their stand-ins. */
export async function moveToStandInClips(transaction: Transaction<Schema>, pairs: readonly StoodFor[]): Promise<void> {
  if (pairs.length === 0) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS m (id text, "standIn" text)`;
  for (const [table, moment] of MARKS) {
    const into = sql.table(table);
    const at = sql.ref(moment);
    await sql`INSERT INTO ${into} (account_id, short_id, ${at})
      SELECT k.account_id, m."standIn", min(k.${at}) FROM ${into} k JOIN ${moved} ON m.id = k.short_id
      GROUP BY k.account_id, m."standIn" ON CONFLICT DO NOTHING`.execute(transaction);
  }
  await sql`INSERT INTO seen_shorts AS known (account_id, short_id, seen_at)
    SELECT k.account_id, m."standIn", max(k.seen_at) FROM seen_shorts k JOIN ${moved} ON m.id = k.short_id
    GROUP BY k.account_id, m."standIn" ON CONFLICT (account_id, short_id) DO UPDATE
      SET seen_at = greatest(known.seen_at, EXCLUDED.seen_at)`.execute(transaction);
  // Each event is counted when it is inserted.
  await sql`INSERT INTO short_view_events (short_id, event_id, visit_id, kind, once_key, happened_at)
    SELECT m."standIn", e.event_id, e.visit_id, e.kind, e.once_key, e.happened_at
    FROM short_view_events e JOIN ${moved} ON m.id = e.short_id ON CONFLICT DO NOTHING`.execute(transaction);
  await moveComments(transaction, moved);
}

/** The comments stay unchanged, and so do the reports about them; only their clip changes. */
async function moveComments(transaction: Transaction<Schema>, moved: RawBuilder<unknown>): Promise<void> {
  await sql`WITH changed AS (
      UPDATE short_comments c SET short_id = m."standIn" FROM ${moved} WHERE m.id = c.short_id RETURNING c.short_id
    )
    UPDATE all_short_videos v SET comment_count = v.comment_count + more.n
    FROM (SELECT short_id, count(*) AS n FROM changed GROUP BY short_id) more WHERE v.id = more.short_id`.execute(
    transaction,
  );
}
