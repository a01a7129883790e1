import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../application/ports/clock.port';
import type { ReportedComment, ReportedComments } from '../../../domain/administration/reported-comments.port';
import { answer, done, NOT_FOUND } from '../answer';
import { presentPage, sliceOf } from '../paging';
import { defineAdminRoute } from './define-admin-route';

const present = ({ writtenAt, reportedAt, reports, ...comment }: ReportedComment) => ({
  ...comment,
  reports: [...reports],
  written_at: writtenAt.toISOString(),
  reported_at: reportedAt.toISOString(),
});

/** Comments that listeners reported, for admins to settle. */
export function registerReportedComments(app: FastifyInstance, comments: ReportedComments, clock: Clock): void {
  defineAdminRoute(app, 'reportedComments', 'listening', async ({ query }) => {
    const { items, totalCount } = await comments.list(sliceOf(query));
    return answer(presentPage(items.map(present), totalCount, query));
  });

  defineAdminRoute(app, 'keepComment', 'writing', async ({ params }) =>
    (await comments.keep(params.id, clock.date())) ? done(null, 'comment-kept') : NOT_FOUND,
  );

  defineAdminRoute(app, 'removeComment', 'writing', async ({ params }) =>
    (await comments.remove(params.id)) ? done(null, 'comment-deleted') : NOT_FOUND,
  );
}
