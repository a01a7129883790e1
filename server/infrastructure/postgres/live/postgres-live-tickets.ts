import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { LiveTickets, TicketHolder } from '../../../domain/live/live-tickets.port';
import type { Schema } from '../schema';

/** 256 random bits cannot be guessed, so a plain hash is enough: a reader of the table cannot open a socket with it. */
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

export class PostgresLiveTickets implements LiveTickets {
  constructor(private readonly db: Kysely<Schema>) {}

  async keep(ticket: string, sessionId: string, expiresAt: Date): Promise<void> {
    const values = { hash: hashOf(ticket), session_id: sessionId, expires_at: expiresAt };
    await this.db.insertInto('live_tickets').values(values).execute();
  }

  async redeem(ticket: string, at: Date): Promise<TicketHolder | null> {
    const { rows } = await sql<{ account_id: string; id: string; device_name: string }>`
      WITH used AS (
        DELETE FROM live_tickets WHERE hash = ${hashOf(ticket)} OR expires_at < ${at}
        RETURNING hash, session_id, expires_at
      )
      SELECT sessions.account_id, sessions.id, sessions.device_name
        FROM used JOIN sessions ON sessions.id = used.session_id
        WHERE used.hash = ${hashOf(ticket)} AND used.expires_at >= ${at} AND sessions.revoked_at IS NULL`.execute(
      this.db,
    );
    const [row] = rows;
    return row === undefined ? null : { accountId: row.account_id, sessionId: row.id, deviceName: row.device_name };
  }

  async endedOf(sessionIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT given.id FROM unnest(${sessionIds}::text[]) AS given (id)
        WHERE NOT EXISTS (SELECT FROM sessions WHERE sessions.id = given.id AND revoked_at IS NULL)`.execute(this.db);
    return rows.map(({ id }) => id);
  }
}
