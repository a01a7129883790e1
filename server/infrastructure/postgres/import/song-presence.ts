import { sql, type Transaction } from 'kysely';
import type { RefusedRow } from '../../../domain/import/library-store.port';
import { READER_VERSION } from '../../../domain/import/reader-version';
import type { Origin } from '../../../domain/import/origin';
import { atPaths } from './at-paths';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';

/** The songs whose files lie at these paths. */
export function songsAt(
  transaction: Transaction<Schema>,
  paths: readonly string[],
  origin: Origin,
): Promise<readonly string[]> {
  return idsOf(
    transaction,
    sql`SELECT song_id AS id FROM media_files
        WHERE ${atPaths(origin, paths)} AND presence <> 'away'`,
  );
}

/** Notes that these songs have no file: they are hidden, but lose no data. Songs that are already away retain their date. */
export async function markSongsAway(transaction: Transaction<Schema>, songIds: readonly string[]): Promise<void> {
  if (songIds.length === 0) return;
  // In the same order in which likes of listeners lock rows, so that neither transaction deadlocks the other.
  await sql`SELECT FROM all_songs WHERE id = ANY (${songIds}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  );
  await sql`UPDATE media_files SET presence = 'away' WHERE song_id = ANY (${songIds}::text[])`.execute(transaction);
  await sql`UPDATE all_songs SET presence = 'away', absent_since = now(), refusal = NULL
    WHERE id = ANY (${songIds}::text[]) AND presence <> 'away'`.execute(transaction);
}

/**
 * Notes that the files of songs cannot be read, and the current state of these files, so that they are read again when they
 * change.
 */
export async function markSongsRefused(
  transaction: Transaction<Schema>,
  refused: readonly RefusedRow[],
  origin: Origin,
): Promise<void> {
  const rows = refused.map(({ id, file, reason }) => ({ id, reason, ...file }));
  const refusedRows = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, reason text, path text, size bigint,
    "modifiedMs" bigint, "changedMs" bigint, companions text)`;
  const ids = refused.map(({ id }) => id);
  const paths = refused.map(({ file }) => file.path);
  const displaced = (await songsAt(transaction, paths, origin)).filter((id) => !ids.includes(id));
  await markSongsAway(transaction, displaced);
  // Two of these songs may have exchanged their paths, so none occupies a path during the change.
  await sql`UPDATE media_files SET presence = 'away' WHERE song_id = ANY (${ids}::text[])`.execute(transaction);
  await sql`UPDATE media_files f SET presence = 'refused', path = r.path, size = r.size, mtime_ms = r."modifiedMs",
      ctime_ms = r."changedMs", companions = r.companions, reader = ${READER_VERSION}
    FROM ${refusedRows} WHERE f.song_id = r.id AND f.origin = ${origin}`.execute(transaction);
  await sql`UPDATE all_songs s SET presence = 'refused', refusal = r.reason,
      absent_since = CASE WHEN s.presence = 'refused' THEN s.absent_since ELSE now() END
    FROM ${refusedRows} WHERE s.id = r.id`.execute(transaction);
  await sql`DELETE FROM refused_files WHERE ${atPaths(origin, paths)}`.execute(transaction);
}
