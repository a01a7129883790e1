import { sql, type Kysely } from 'kysely';
import type { PremiumMarks } from '../../../domain/premium/premium-marks.port';
import type { Schema } from '../schema';

export class PostgresPremiumMarks implements PremiumMarks {
  constructor(private readonly db: Kysely<Schema>) {}

  markSong(songId: string, isPremium: boolean): Promise<boolean> {
    return this.mark('songs', songId, isPremium);
  }

  markAccount(accountId: string, isPremium: boolean): Promise<boolean> {
    return this.mark('accounts', accountId, isPremium);
  }

  private async mark(table: 'songs' | 'accounts', id: string, isPremium: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable(table)
      .set({ is_premium: isPremium, updated_at: sql`now()` })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
