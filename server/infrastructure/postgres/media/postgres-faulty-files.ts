import { sql, type Kysely } from 'kysely';
import type { FaultyFiles } from '../../../domain/media/faulty-files.port';
import type { Schema } from '../schema';

export class PostgresFaultyFiles implements FaultyFiles {
  constructor(private readonly db: Kysely<Schema>) {}

  async noteUndecodable(songId: string): Promise<void> {
    await sql`INSERT INTO refused_files (origin, path, size, mtime_ms, reason)
      SELECT origin, path, size, mtime_ms, 'undecodable' FROM media_files WHERE song_id = ${songId}
      ON CONFLICT (origin, path) DO UPDATE SET size = EXCLUDED.size, mtime_ms = EXCLUDED.mtime_ms,
        reason = EXCLUDED.reason, refused_at = now()`.execute(this.db);
  }
}
