import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../application/ports/clock.port';
import { ReadPageViews } from '../application/visits/read-page-views';
import { RecordPageView } from '../application/visits/record-page-view';
import type { Schema } from '../infrastructure/postgres/schema';
import { PostgresPageViewCounts } from '../infrastructure/postgres/visits/postgres-page-view-counts';
import { registerVisits } from '../presentation/http/visits/register-visits';

export interface VisitsParts {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
}

/** Counting page views, for listeners who agree to it. */
export function composeVisits(app: FastifyInstance, { db, clock }: VisitsParts): void {
  const counts = new PostgresPageViewCounts(db);
  registerVisits(app, { record: new RecordPageView(counts, clock), read: new ReadPageViews(counts, clock) });
}
