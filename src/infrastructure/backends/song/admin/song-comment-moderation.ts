import { administrationRoutes } from '../../../../../contract/administration-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { CommentModeration, ReportedComment } from '../../../../domain/administration/comment-moderation.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { CountedPage, PageRequest } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { toCountedPage } from '../to-page';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Reported comments from our own server. */
export class SongCommentModeration implements CommentModeration {
  constructor(private readonly transport: HttpTransport) {}

  async list({ page, pageSize }: PageRequest): Answer<CountedPage<ReportedComment>> {
    const query = { page, pageSize };
    const answer = await callRoute(this.transport, administrationRoutes.reportedComments, { query });
    if (!answer.ok) return answer;
    return succeed(
      toCountedPage(answer.value, ({ short, written_at: writtenAt, reported_at: reportedAt, ...comment }) => ({
        ...comment,
        clip: short,
        writtenAt,
        reportedAt,
      })),
    );
  }

  keep(id: string): Answer<void> {
    return this.settle(administrationRoutes.keepComment, id);
  }

  remove(id: string): Answer<void> {
    return this.settle(administrationRoutes.removeComment, id);
  }

  private async settle(
    route: typeof administrationRoutes.keepComment | typeof administrationRoutes.removeComment,
    id: string,
  ): Answer<void> {
    const answer = await callRoute(this.transport, route, { params: { id } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
