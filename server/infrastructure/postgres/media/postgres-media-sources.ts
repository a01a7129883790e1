import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { AudioFacts, VideoFacts } from '../../../domain/catalogue/media-facts';
import type { Origin } from '../../../domain/import/origin';
import type { MediaSource } from '../../../domain/media/media-source';
import type { MediaKind, MediaSources } from '../../../domain/media/media-sources.port';
import type { Schema } from '../schema';

interface SourceRow {
  readonly origin: Origin;
  readonly path: string;
  readonly revision: string;
  readonly size: number;
  readonly mtime_ms: number;
  readonly duration_ms: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts | null;
  readonly is_premium: boolean;
}

/** The folder of each origin that has one. */
export type MediaFolders = Readonly<Partial<Record<Origin, string>>>;

/** Finds the song files that the import has recorded, in the folder of their origin. */
export class PostgresMediaSources implements MediaSources {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly folders: MediaFolders,
  ) {}

  async find(songId: string, kind: MediaKind): Promise<MediaSource | undefined> {
    if (kind === 'clip') return undefined;
    const row = await (kind === 'audio' ? this.sound(songId) : this.video(songId));
    const folder = row && this.folders[row.origin];
    if (row === undefined || folder === undefined) return undefined;
    return {
      songId,
      revision: row.revision,
      path: path.join(folder, row.path),
      size: row.size,
      modifiedMs: row.mtime_ms,
      durationMs: row.duration_ms,
      audio: row.audio,
      video: row.video,
      isPremium: row.is_premium,
    };
  }

  /** A picture that is in another file does not belong to this source. */
  private async sound(songId: string): Promise<SourceRow | undefined> {
    const { rows } = await sql<SourceRow>`
      SELECT f.origin, f.path, s.revision, f.size, f.mtime_ms, s.duration_ms, s.audio, s.is_premium,
        CASE WHEN v.song_id IS NULL THEN s.video END AS video
      FROM songs s JOIN media_files f ON f.song_id = s.id LEFT JOIN companion_videos v ON v.song_id = s.id
      WHERE s.id = ${songId}`.execute(this.db);
    return rows[0];
  }

  private async video(songId: string): Promise<SourceRow | undefined> {
    const { rows } = await sql<SourceRow>`
      SELECT f.origin, s.video, coalesce(v.path, f.path) AS path, coalesce(v.revision, s.revision) AS revision,
        coalesce(v.size, f.size) AS size, coalesce(v.mtime_ms, f.mtime_ms) AS mtime_ms,
        coalesce(v.duration_ms, s.duration_ms) AS duration_ms, coalesce(v.audio, s.audio) AS audio, s.is_premium
      FROM songs s JOIN media_files f ON f.song_id = s.id LEFT JOIN companion_videos v ON v.song_id = s.id
      WHERE s.id = ${songId} AND s.video IS NOT NULL`.execute(this.db);
    return rows[0];
  }
}
