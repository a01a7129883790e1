import { sql, type Kysely } from 'kysely';
import type { DocumentPlace, Documents, StoredDocument } from '../../../domain/documents/documents.port';
import type { Schema } from '../schema';

export class PostgresDocuments implements Documents {
  constructor(private readonly db: Kysely<Schema>) {}

  async read({ accountId, name }: DocumentPlace): Promise<StoredDocument> {
    const row = await this.db
      .selectFrom('documents')
      .select(['revision', 'body'])
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirst();
    return row ?? { revision: 0, body: null };
  }

  async write({ accountId, name }: DocumentPlace, body: string, revision: number): Promise<number | null> {
    const { rows } =
      revision === 0
        ? await sql<{ revision: number }>`INSERT INTO documents (account_id, name, revision, body)
            VALUES (${accountId}, ${name}, 1, ${body}) ON CONFLICT DO NOTHING RETURNING revision`.execute(this.db)
        : await sql<{
            revision: number;
          }>`UPDATE documents SET revision = revision + 1, body = ${body}, updated_at = now()
            WHERE account_id = ${accountId} AND name = ${name} AND revision = ${revision} RETURNING revision`.execute(
            this.db,
          );
    return rows[0]?.revision ?? null;
  }
}
