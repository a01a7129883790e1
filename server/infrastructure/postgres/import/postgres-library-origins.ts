import type { Kysely } from 'kysely';
import type { LibraryOrigins } from '../../../domain/import/library-origins.port';
import type { Origin } from '../../../domain/import/origin';
import type { Schema } from '../schema';

export class PostgresLibraryOrigins implements LibraryOrigins {
  constructor(private readonly db: Kysely<Schema>) {}

  async has(origin: Origin): Promise<boolean> {
    const song = this.db.selectFrom('media_files').select('song_id').where('origin', '=', origin).limit(1);
    return (await song.executeTakeFirst()) !== undefined;
  }
}
