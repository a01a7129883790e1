import { sql, type Kysely } from 'kysely';
import type { FaultyFiles } from '../../../domain/media/faulty-files.port';
import type { MediaKind } from '../../../domain/media/media-sources.port';
import type { Schema } from '../schema';

export class PostgresFaultyFiles implements FaultyFiles {
  constructor(private readonly db: Kysely<Schema>) {}

  async noteUndecodable(songId: string, kind: MediaKind): Promise<void> {
    const isNoted = kind === 'video' && (await this.noteCompanion(songId));
    if (!isNoted) await this.noteFile(songId);
  }

  /** False where the song's video is in the same file as its sound. */
  private async noteCompanion(songId: string): Promise<boolean> {
    const { numAffectedRows } = await sql`UPDATE media_files f
      SET refused_video = v.path, refused_video_reason = 'undecodable'
      FROM companion_videos v WHERE v.song_id = f.song_id AND f.song_id = ${songId}`.execute(this.db);
    return numAffectedRows !== undefined && numAffectedRows > 0n;
  }

  private async noteFile(songId: string): Promise<void> {
    await sql`INSERT INTO refused_files (origin, path, size, mtime_ms, reason)
      SELECT origin, path, size, mtime_ms, 'undecodable' FROM media_files WHERE song_id = ${songId}
      UNION ALL SELECT origin, path, size, mtime_ms, 'undecodable' FROM short_videos WHERE id = ${songId}
      ON CONFLICT (origin, md5(path)) DO UPDATE SET size = EXCLUDED.size, mtime_ms = EXCLUDED.mtime_ms,
        reason = EXCLUDED.reason, refused_at = now()`.execute(this.db);
  }
}
