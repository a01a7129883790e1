import type { FastifyInstance } from 'fastify';
import type { ReadPageViews } from '../../../application/visits/read-page-views';
import type { RecordPageView } from '../../../application/visits/record-page-view';
import { answer } from '../answer';
import { defineRoute } from '../define-route';

export interface VisitRoutesDeps {
  readonly record: Pick<RecordPageView, 'execute'>;
  readonly read: Pick<ReadPageViews, 'execute'>;
}

/** Anybody may be counted, and nobody is known by it; admins see the counts. */
export function registerVisits(app: FastifyInstance, { record, read }: VisitRoutesDeps): void {
  defineRoute(app, 'recordPageView', { policy: 'public', rate: 'writing' }, async ({ body }) => {
    await record.execute(body.page_path);
    return answer(null);
  });

  defineRoute(app, 'pageViews', { policy: 'admin', rate: 'listening' }, async ({ query }) => {
    const { total, days, paths } = await read.execute(query.days, query.top);
    return answer({ total, days: [...days], paths: [...paths] });
  });
}
