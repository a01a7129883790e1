import type { Kysely } from 'kysely';
import type { OperatorAddress } from '../../../domain/contact/operator-address.port';
import type { Schema } from '../schema';

export class PostgresOperatorAddress implements OperatorAddress {
  constructor(private readonly db: Kysely<Schema>) {}

  async find(): Promise<string | null> {
    const admins = this.db.selectFrom('accounts').select('email').where('role', '=', 'admin');
    const first = await admins.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
    return first?.email ?? null;
  }
}
