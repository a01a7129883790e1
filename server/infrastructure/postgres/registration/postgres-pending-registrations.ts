import { sql, type Kysely } from 'kysely';
import { CODE_LIMITS, waitAfterMs } from '../../../domain/codes/code-limits';
import type {
  PendingRegistration,
  PendingRegistrations,
} from '../../../domain/registration/pending-registrations.port';
import { fail, succeed } from '../../../domain/shared/result';
import { minusMilliseconds } from '../minus-milliseconds';
import type { Schema } from '../schema';

type Tried = Parameters<PendingRegistrations['redeem']>[0];
type Newest = Parameters<PendingRegistrations['waitMs']>[0];

export class PostgresPendingRegistrations implements PendingRegistrations {
  constructor(private readonly db: Kysely<Schema>) {}

  async waitMs({ addressKey, requester, at }: Newest): Promise<number> {
    const newest = await this.db
      .selectFrom('pending_registrations')
      .select('opened_at')
      .where('address_key', '=', addressKey)
      .where('requester', '=', requester)
      .executeTakeFirst();
    return waitAfterMs(newest?.opened_at ?? null, at);
  }

  async open(registration: PendingRegistration): Promise<boolean> {
    const { id, addressKey, requester, email, language, isTaken, codeHash, at } = registration;
    await this.forgetOver(at);
    const row = {
      id,
      address_key: addressKey,
      requester,
      email,
      name: isTaken ? '' : registration.name,
      language,
      password_hash: isTaken ? '' : registration.passwordHash,
      is_taken: isTaken,
      code_hash: codeHash,
      opened_at: at,
      tries: 0,
    };
    const opened = await this.db
      .insertInto('pending_registrations')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['address_key', 'requester'])
          .doUpdateSet(row)
          .where('pending_registrations.opened_at', '<=', minusMilliseconds(at, CODE_LIMITS.resendAfterMs)),
      )
      .returning('id')
      .executeTakeFirst();
    return opened !== undefined;
  }

  async forgetOver(at: Date): Promise<void> {
    const over = minusMilliseconds(at, CODE_LIMITS.lifeMs);
    await this.db.deleteFrom('pending_registrations').where('opened_at', '<=', over).execute();
  }

  async redeem({ requestId, codeHash, at }: Tried): ReturnType<PendingRegistrations['redeem']> {
    const tried = await this.db
      .updateTable('pending_registrations')
      .set({ tries: sql`tries + 1` })
      .where('id', '=', requestId)
      .where('tries', '<', CODE_LIMITS.tries)
      .where('opened_at', '>', minusMilliseconds(at, CODE_LIMITS.lifeMs))
      .returning(['address_key', sql<boolean>`NOT is_taken AND code_hash = ${codeHash}`.as('is_right')])
      .executeTakeFirst();
    if (tried === undefined) return fail('over');
    if (!tried.is_right) return fail('wrong');
    const ofAddress = await this.db
      .deleteFrom('pending_registrations')
      .where('address_key', '=', tried.address_key)
      .returning(['id', 'email', 'name', 'language', 'password_hash'])
      .execute();
    const taken = ofAddress.find(({ id }) => id === requestId);
    if (taken === undefined) return fail('over');
    return succeed({
      email: taken.email,
      name: taken.name,
      language: taken.language,
      passwordHash: taken.password_hash,
    });
  }
}
