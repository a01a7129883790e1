import { shortVideoRoutes } from '../../../../../contract/short-video-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  ClipComments,
  CommentRequest,
  NewComment,
  ReportReason,
} from '../../../../domain/shorts/clip-comments.port';
import type { ClipComment, CommentPage } from '../../../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toClipComment } from './to-short-video';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Comments at our own server. */
export class SongClipComments implements ClipComments {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async list({ clipId, cursor, size }: CommentRequest): Answer<CommentPage> {
    const input = { params: { id: clipId }, query: { cursor: cursor ?? undefined, size } };
    const answer = await callRoute(this.transport, shortVideoRoutes.shortComments, input);
    if (!answer.ok) return answer;
    return succeed({ ...answer.value, items: answer.value.items.map((comment) => toClipComment(comment, this.cdn)) });
  }

  async post(clipId: string, { id, text }: NewComment): Answer<ClipComment> {
    const input = { params: { id: clipId }, body: { id, text } };
    const answer = await callRoute(this.transport, shortVideoRoutes.postShortComment, input);
    return answer.ok ? succeed(toClipComment(answer.value, this.cdn)) : answer;
  }

  async delete(clipId: string, commentId: string): Answer<void> {
    const params = { id: clipId, comment_id: commentId };
    const answer = await callRoute(this.transport, shortVideoRoutes.deleteShortComment, { params });
    return answer.ok ? succeed(undefined) : answer;
  }

  async report(clipId: string, commentId: string, reason: ReportReason): Answer<void> {
    const params = { id: clipId, comment_id: commentId };
    const input = { params, body: { reason } };
    const answer = await callRoute(this.transport, shortVideoRoutes.reportShortComment, input);
    return answer.ok ? succeed(undefined) : answer;
  }
}
