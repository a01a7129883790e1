import { sql, type Kysely } from 'kysely';
import type { Lyrics } from '../../../domain/catalogue/song-details';
import type { SungLyrics } from '../../../domain/search/sung-lyrics.port';
import type { Schema } from '../schema';

interface LyricsRow extends Lyrics {
  readonly id: string;
}

export class PostgresSungLyrics implements SungLyrics {
  constructor(private readonly db: Kysely<Schema>) {}

  async lyrics(songIds: readonly string[]): Promise<ReadonlyMap<string, Lyrics>> {
    if (songIds.length === 0) return new Map();
    const { rows } = await sql<LyricsRow>`
      SELECT id, lyrics_format AS format, lyrics AS text FROM songs
      WHERE id = ANY (${songIds}::text[]) AND lyrics IS NOT NULL`.execute(this.db);
    return new Map(rows.map(({ id, format, text }) => [id, { format, text }]));
  }
}
