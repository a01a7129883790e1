import { sql, type Kysely } from 'kysely';
import { RECOVERY_LIMITS } from '../../../domain/recovery/recovery-limits';
import type {
  CodeVerdict,
  RecoveryRequest,
  RecoveryRequests,
  TriedCode,
} from '../../../domain/recovery/recovery-requests.port';
import type { Schema } from '../schema';

/** Long enough for every limit; an address that was only guessed is not kept for ever. */
const KEPT_MS = 24 * 60 * 60_000;

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

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
    if (newest === undefined) return 0;
    return Math.max(0, newest.opened_at.getTime() + RECOVERY_LIMITS.resendAfterMs - at.getTime());
  }

  async open({ id, addressKey, requester, accountId, codeHash, at }: RecoveryRequest): Promise<boolean> {
    await this.db.deleteFrom('recovery_requests').where('opened_at', '<', before(at, KEPT_MS)).execute();
    const { rows } = await sql`
      INSERT INTO recovery_requests (address_key, requester, id, account_id, code_hash, opened_at)
      VALUES (${addressKey}, ${requester}, ${id}, ${accountId}, ${codeHash}, ${at})
      ON CONFLICT (address_key, requester) DO UPDATE SET
        id = excluded.id, account_id = excluded.account_id, code_hash = excluded.code_hash, opened_at = excluded.opened_at,
        tries = 0, verified_at = NULL, ticket_hash = NULL
      WHERE recovery_requests.opened_at <= ${before(at, RECOVERY_LIMITS.resendAfterMs)}
      RETURNING id`.execute(this.db);
    return rows.length === 1;
  }

  async tryCode({ requestId, codeHash, ticketHash, at }: TriedCode): Promise<CodeVerdict> {
    const { rows } = await sql<{ right: boolean }>`
      UPDATE recovery_requests SET
        tries = tries + 1,
        verified_at = CASE WHEN account_id IS NOT NULL AND code_hash = ${codeHash} THEN ${at}::timestamptz END,
        ticket_hash = CASE WHEN account_id IS NOT NULL AND code_hash = ${codeHash} THEN ${ticketHash}::text END
      WHERE id = ${requestId} AND verified_at IS NULL AND tries < ${RECOVERY_LIMITS.codeTries}
        AND opened_at > ${before(at, RECOVERY_LIMITS.codeLifeMs)}
      RETURNING verified_at IS NOT NULL AS right`.execute(this.db);
    const [row] = rows;
    if (row === undefined) return 'over';
    return row.right ? 'right' : 'wrong';
  }

  async accountOfTicket(ticketHash: string, at: Date): Promise<string | null> {
    const row = await this.db
      .selectFrom('recovery_requests')
      .select('account_id')
      .where('ticket_hash', '=', ticketHash)
      .where('verified_at', '>', before(at, RECOVERY_LIMITS.ticketLifeMs))
      .executeTakeFirst();
    return row?.account_id ?? null;
  }

  async takeTicket(ticketHash: string, at: Date): Promise<string | null> {
    const taken = await this.db
      .updateTable('recovery_requests')
      .set({ ticket_hash: null })
      .where('ticket_hash', '=', ticketHash)
      .where('verified_at', '>', before(at, RECOVERY_LIMITS.ticketLifeMs))
      .returning('account_id')
      .executeTakeFirst();
    return taken?.account_id ?? null;
  }
}
