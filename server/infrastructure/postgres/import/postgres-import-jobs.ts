import { sql, type Kysely, type Selectable } from 'kysely';
import type { ImportCounts, ImportFailure, ImportJob, ImportState } from '../../../domain/import/import-job';
import type { ImportJobs } from '../../../domain/import/import-jobs.port';
import type { ImportJobsTable } from '../import-schema';
import type { Schema } from '../schema';
import { HeldLock } from './held-lock';

/** Stores import runs in the database. A lock that is held during a run distinguishes a running import from one that died. */
export class PostgresImportJobs implements ImportJobs {
  private readonly lock: HeldLock;

  constructor(private readonly db: Kysely<Schema>) {
    this.lock = new HeldLock(db);
  }

  async start(id: string): Promise<ImportJob | undefined> {
    if (!(await this.lock.acquire())) return undefined;
    try {
      await this.interruptRunning();
      const row = await this.db
        .insertInto('import_jobs')
        .values({ id, state: 'running', failure: null })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toJob(row);
    } catch (error) {
      await this.lock.release();
      throw error;
    }
  }

  async advance(id: string, counts: ImportCounts): Promise<void> {
    await this.db.updateTable('import_jobs').set(counts).where('id', '=', id).execute();
  }

  end(id: string, counts: ImportCounts, failure: ImportFailure | null): Promise<ImportJob> {
    return this.close(id, counts, { state: failure === null ? 'finished' : 'failed', failure });
  }

  interrupt(id: string, counts: ImportCounts): Promise<ImportJob> {
    return this.close(id, counts, { state: 'interrupted', failure: null });
  }

  async noteInterrupted(): Promise<number> {
    if (!(await this.lock.acquire())) return 0;
    try {
      return await this.interruptRunning();
    } finally {
      await this.lock.release();
    }
  }

  async find(id: string): Promise<ImportJob | undefined> {
    const row = await this.db.selectFrom('import_jobs').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toJob(row);
  }

  async latest(): Promise<ImportJob | undefined> {
    const newest = this.db.selectFrom('import_jobs').selectAll().orderBy('started_at', 'desc').limit(1);
    const row = await newest.executeTakeFirst();
    return row && toJob(row);
  }

  private async interruptRunning(): Promise<number> {
    const { numUpdatedRows } = await this.db
      .updateTable('import_jobs')
      .set({ state: 'interrupted', finished_at: sql`now()` })
      .where('state', '=', 'running')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  private async close(
    id: string,
    counts: ImportCounts,
    outcome: { readonly state: ImportState; readonly failure: ImportFailure | null },
  ): Promise<ImportJob> {
    try {
      const row = await this.db
        .updateTable('import_jobs')
        .set({ ...counts, ...outcome, finished_at: sql`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toJob(row);
    } finally {
      await this.lock.release();
    }
  }
}

function toJob({ started_at, finished_at, failure, ...row }: Selectable<ImportJobsTable>): ImportJob {
  return { ...row, failure: failure as ImportFailure | null, startedAt: started_at, finishedAt: finished_at };
}
