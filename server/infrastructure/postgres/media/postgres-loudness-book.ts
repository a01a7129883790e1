import type { Kysely } from 'kysely';
import type { LoudnessBook } from '../../../domain/media/loudness-book.port';
import type { Loudness } from '../../../domain/media/loudness-meter.port';
import type { Schema } from '../schema';

export class PostgresLoudnessBook implements LoudnessBook {
  constructor(private readonly db: Kysely<Schema>) {}

  async unmeasured(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('songs')
      .select('id')
      .where('loudness_lufs', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async keep(songId: string, revision: string, { integrated, truePeak }: Loudness): Promise<void> {
    await this.db
      .updateTable('songs')
      .set({ loudness_lufs: integrated, true_peak_dbtp: truePeak })
      .where('id', '=', songId)
      .where('revision', '=', revision)
      .execute();
  }
}
