import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema';

/** Any number that nothing else in the database uses. */
const LOCK_KEY = 5_317_842;

/** A lock of the database that is held over many statements, on a connection of its own; it ends with the connection. */
export class HeldLock {
  private letGo: (() => void) | undefined;
  private released: Promise<void> = Promise.resolve();

  constructor(private readonly db: Kysely<Schema>) {}

  /** False if another process, or this one, already holds the lock. */
  acquire(): Promise<boolean> {
    if (this.letGo !== undefined) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const holding = this.db.connection().execute(async (connection) => {
        const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${LOCK_KEY}) AS taken`.execute(
          connection,
        );
        if (rows[0]?.taken !== true) return resolve(false);
        const wish = new Promise<void>((done) => (this.letGo = done));
        resolve(true);
        await wish;
        await sql`SELECT pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
      });
      this.released = holding.catch(reject);
    });
  }

  async release(): Promise<void> {
    this.letGo?.();
    this.letGo = undefined;
    await this.released;
  }
}
