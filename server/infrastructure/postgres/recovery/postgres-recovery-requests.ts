import { sql, type Kysely, type Transaction } from 'kysely';
import { CODE_LIMITS, waitAfterMs } from '../../../domain/codes/code-limits';
import type { CodeVerdict } from '../../../domain/codes/code-verdict';
import { RECOVERY_LIMITS } from '../../../domain/recovery/recovery-limits';
import type {
  RecoveryRequest,
  RecoveryRequests,
  TriedCode,
  TriedLongCode,
} from '../../../domain/recovery/recovery-requests.port';
import { minusMilliseconds } from '../minus-milliseconds';
import type { Schema } from '../schema';

/** Longer than every limit, but an address that was only guessed is not stored for ever. */
const RETENTION_MS = 24 * 60 * 60_000;

export class PostgresRecoveryRequests implements RecoveryRequests {
  constructor(private readonly db: Kysely<Schema>) {}

  async waitMs({
    addressKey,
    requester,
    at,
  }: Pick<RecoveryRequest, 'addressKey' | 'requester' | 'at'>): Promise<number> {
    const newest = await this.db
      .selectFrom('recovery_requests')
      .select('opened_at')
      .where('address_key', '=', addressKey)
      .where('requester', '=', requester)
      .executeTakeFirst();
    return waitAfterMs(newest?.opened_at ?? null, at);
  }

  async open(request: RecoveryRequest): Promise<boolean> {
    const { id, addressKey, requester, accountId, codeHash, longCodeHash, at } = request;
    const longCodeAt = longCodeHash === null ? null : at;
    await this.db
      .deleteFrom('recovery_requests')
      .where('opened_at', '<', minusMilliseconds(at, RETENTION_MS))
      .execute();
    const { rows } = await sql`
      INSERT INTO recovery_requests (address_key, requester, id, account_id, code_hash, long_code_hash, long_code_at, opened_at)
      VALUES (${addressKey}, ${requester}, ${id}, ${accountId}, ${codeHash}, ${longCodeHash}, ${longCodeAt}, ${at})
      ON CONFLICT (address_key, requester) DO UPDATE SET
        id = excluded.id, account_id = excluded.account_id, code_hash = excluded.code_hash, opened_at = excluded.opened_at,
        long_code_hash = COALESCE(excluded.long_code_hash, recovery_requests.long_code_hash),
        long_code_at = COALESCE(excluded.long_code_at, recovery_requests.long_code_at),
        tries = 0, verified_at = NULL, ticket_hash = NULL
      WHERE recovery_requests.opened_at <= ${minusMilliseconds(at, CODE_LIMITS.resendAfterMs)}
      RETURNING id`.execute(this.db);
    return rows.length === 1;
  }

  async tryCode({ requestId, codeHash, ticketHash, at }: TriedCode): Promise<CodeVerdict> {
    const { rows } = await sql<{ right: boolean }>`
      UPDATE recovery_requests SET
        tries = tries + 1,
        verified_at = CASE WHEN account_id IS NOT NULL AND code_hash = ${codeHash} THEN ${at}::timestamptz END,
        ticket_hash = CASE WHEN account_id IS NOT NULL AND code_hash = ${codeHash} THEN ${ticketHash}::text END
      WHERE id = ${requestId} AND verified_at IS NULL AND tries < ${CODE_LIMITS.tries}
        AND opened_at > ${minusMilliseconds(at, CODE_LIMITS.lifeMs)}
      RETURNING verified_at IS NOT NULL AS right`.execute(this.db);
    const [row] = rows;
    if (row === undefined) return 'over';
    return row.right ? 'right' : 'wrong';
  }

  /**
   * The ticket belongs to the request in which the code was typed: the requester that caused the mail may request again
   * meanwhile.
   */
  tryLongCode({ requestId, longCodeHash, ticketHash, at }: TriedLongCode): Promise<CodeVerdict> {
    return this.db.transaction().execute(async (transaction) => {
      const ofAddress = await lockOfAddress(transaction, requestId);
      const openedAfter = minusMilliseconds(at, RECOVERY_LIMITS.longCodeLifeMs);
      const request = ofAddress.find(({ id }) => id === requestId);
      if (request === undefined || request.verified_at !== null || request.opened_at <= openedAfter) return 'over';
      const mailed = ofAddress.find(({ long_code_hash }) => long_code_hash === longCodeHash);
      const isYoung = (mailed?.long_code_at ?? openedAfter) > openedAfter;
      if (mailed === undefined || !isYoung || request.account_id === null) return 'wrong';
      const table = transaction.updateTable('recovery_requests');
      await table.set({ long_code_hash: null }).where('id', '=', mailed.id).execute();
      await table.set({ verified_at: at, ticket_hash: ticketHash }).where('id', '=', requestId).execute();
      return 'right';
    });
  }

  async accountOfTicket(ticketHash: string, at: Date): Promise<string | null> {
    const row = await this.db
      .selectFrom('recovery_requests')
      .select('account_id')
      .where('ticket_hash', '=', ticketHash)
      .where('verified_at', '>', minusMilliseconds(at, RECOVERY_LIMITS.ticketLifeMs))
      .executeTakeFirst();
    return row?.account_id ?? null;
  }

  async takeTicket(ticketHash: string, at: Date): Promise<string | null> {
    const taken = await this.db
      .updateTable('recovery_requests')
      .set({ ticket_hash: null })
      .where('ticket_hash', '=', ticketHash)
      .where('verified_at', '>', minusMilliseconds(at, RECOVERY_LIMITS.ticketLifeMs))
      .returning('account_id')
      .executeTakeFirst();
    return taken?.account_id ?? null;
  }
}

/** Every request for the same address, locked in one order, so that two transactions that lock them do not deadlock. */
const lockOfAddress = (transaction: Transaction<Schema>, requestId: string) =>
  transaction
    .selectFrom('recovery_requests')
    .select(['id', 'account_id', 'opened_at', 'verified_at', 'long_code_hash', 'long_code_at'])
    .where('address_key', '=', (query) =>
      query.selectFrom('recovery_requests').select('address_key').where('id', '=', requestId),
    )
    .orderBy('requester')
    .forUpdate()
    .execute();
