import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../application/ports/clock.port';
import { ReadPageViews } from '../application/page-views/read-page-views';
import { RecordPageView } from '../application/page-views/record-page-view';
import type { Schema } from '../infrastructure/postgres/schema';
import { PostgresPageViewCounts } from '../infrastructure/postgres/page-views/postgres-page-view-counts';
import { registerPageViews } from '../presentation/http/page-views/register-page-views';

export interface PageViewsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
}

/** Counts page views of listeners who have agreed to be counted. */
export function composePageViews(app: FastifyInstance, { db, clock }: PageViewsDeps): void {
  const counts = new PostgresPageViewCounts(db);
  registerPageViews(app, { record: new RecordPageView(counts, clock), read: new ReadPageViews(counts, clock) });
}
