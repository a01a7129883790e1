import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { WriteProbe } from '../../application/ports/write-probe.port';
import type { Schema } from './schema';

/** Incompressible and more than two pages, so that on a full disk the write does not fit into a table's free space. */
const PROBE_BYTES = 20_000;

/** A real, committed write that replaces the previous one. */
export class PostgresWriteProbe implements WriteProbe {
  constructor(private readonly db: Kysely<Schema>) {}

  async write(): Promise<void> {
    await sql`
      INSERT INTO write_probe (id, bytes, written_at) VALUES (1, ${randomBytes(PROBE_BYTES)}, now())
      ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes, written_at = excluded.written_at
    `.execute(this.db);
  }
}
