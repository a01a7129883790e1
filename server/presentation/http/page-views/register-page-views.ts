import type { FastifyInstance } from 'fastify';
import type { ReadPageViews } from '../../../application/page-views/read-page-views';
import type { RecordPageView } from '../../../application/page-views/record-page-view';
import { answer } from '../answer';
import { defineRoute } from '../define-route';

export interface PageViewRoutesDeps {
  readonly record: Pick<RecordPageView, 'execute'>;
  readonly read: Pick<ReadPageViews, 'execute'>;
}

/** Anybody may be counted, and nobody is identified by it; admins see the counts. */
export function registerPageViews(app: FastifyInstance, { record, read }: PageViewRoutesDeps): void {
  defineRoute(app, 'recordPageView', { policy: 'public', rate: 'writing' }, async ({ body }) => {
    await record.execute(body.page_path);
    return answer(null);
  });

  defineRoute(app, 'pageViews', { policy: 'admin', rate: 'listening' }, async ({ query }) => {
    const { total, days, paths } = await read.execute(query.days, query.top);
    return answer({ total, days: [...days], paths: [...paths] });
  });
}
