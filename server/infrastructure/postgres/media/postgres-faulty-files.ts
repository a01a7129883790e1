import { sql, type Kysely } from 'kysely';
import type { FaultyFiles } from '../../../domain/media/faulty-files.port';
import type { MediaKind } from '../../../domain/media/media-sources.port';
import { retryingDeadlocks } from '../import/acceptance';
import type { Schema } from '../schema';

export class PostgresFaultyFiles implements FaultyFiles {
  constructor(private readonly db: Kysely<Schema>) {}

  async noteUndecodable(id: string, kind: MediaKind): Promise<void> {
    if (kind === 'video') await this.noteVideo(id);
    else await this.noteSong(id);
    await sql`UPDATE short_videos SET presence = 'refused', refusal = 'undecodable', absent_since = now()
      WHERE id = ${id}`.execute(this.db);
  }

  /** The song is heard without it. */
  private async noteVideo(songId: string): Promise<void> {
    await sql`UPDATE media_files f SET refused_video_reason = 'undecodable',
        refused_video = coalesce((SELECT v.path FROM companion_videos v WHERE v.song_id = f.song_id), f.path)
      WHERE f.song_id = ${songId}`.execute(this.db);
  }

  private noteSong(songId: string): Promise<void> {
    return retryingDeadlocks(() =>
      this.db.transaction().execute(async (transaction) => {
        await sql`SELECT FROM all_songs WHERE id = ${songId} FOR NO KEY UPDATE`.execute(transaction);
        await sql`UPDATE media_files SET presence = 'refused' WHERE song_id = ${songId} AND presence = 'here'`.execute(
          transaction,
        );
        await sql`UPDATE all_songs SET presence = 'refused', refusal = 'undecodable', absent_since = now()
          WHERE id = ${songId} AND presence = 'here'`.execute(transaction);
      }),
    );
  }
}
