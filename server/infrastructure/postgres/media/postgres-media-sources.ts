import path from 'node:path';
import type { Kysely } from 'kysely';
import type { AudioFacts, VideoFacts } from '../../../domain/catalogue/media-facts';
import type { MediaSource } from '../../../domain/media/media-source';
import type { MediaSources } from '../../../domain/media/media-sources.port';
import type { Schema } from '../schema';

/** Finds the files that the import has noted, under the media folder. */
export class PostgresMediaSources implements MediaSources {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly mediaFolder: string,
  ) {}

  async find(songId: string): Promise<MediaSource | undefined> {
    const row = await this.db
      .selectFrom('songs')
      .innerJoin('media_files', 'media_files.song_id', 'songs.id')
      .select(['songs.id', 'revision', 'duration_ms', 'audio', 'video', 'path', 'size', 'mtime_ms'])
      .where('songs.id', '=', songId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      songId: row.id,
      revision: row.revision,
      path: path.join(this.mediaFolder, row.path),
      size: row.size,
      modifiedMs: row.mtime_ms,
      durationMs: row.duration_ms,
      audio: row.audio as AudioFacts,
      video: row.video as VideoFacts | null,
    };
  }
}
