import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ImportWarning } from '../../../domain/import/import-warning';
import type { FaultyFiles } from '../../../domain/media/faulty-files.port';
import type { MediaKind } from '../../../domain/media/media-sources.port';
import type { Schema } from '../schema';

const SOUND: ImportWarning = 'sound';

export class PostgresFaultyFiles implements FaultyFiles {
  constructor(private readonly db: Kysely<Schema>) {}

  async noteUndecodable(id: string, kind: MediaKind): Promise<void> {
    if (kind === 'video') await this.noteVideo(id);
    else await this.reserve(sql`media_files`, sql`song_id = ${id}`);
    await this.reserve(sql`all_short_videos`, sql`id = ${id}`);
  }

  private async noteVideo(songId: string): Promise<void> {
    await sql`UPDATE media_files f SET refused_video_reason = 'undecodable',
        refused_video = coalesce((SELECT v.path FROM companion_videos v WHERE v.song_id = f.song_id), f.path)
      WHERE f.song_id = ${songId}`.execute(this.db);
  }

  private async reserve(table: RawBuilder<unknown>, isMeant: RawBuilder<unknown>): Promise<void> {
    await sql`UPDATE ${table} SET reservations = array_append(reservations, ${SOUND})
      WHERE ${isMeant} AND NOT ${SOUND} = ANY (reservations)`.execute(this.db);
  }
}
