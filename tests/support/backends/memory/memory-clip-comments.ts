import type {
  ClipComments,
  CommentRequest,
  NewComment,
  ReportReason,
} from '../../../../src/domain/shorts/clip-comments.port';
import type { ClipComment, CommentPage } from '../../../../src/domain/shorts/comment-list';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const NO_ACCOUNT = fail({ kind: 'unauthenticated' } as const);
const GONE = fail({ kind: 'not-found' } as const);

interface Kept extends Omit<ClipComment, 'isOwn'> {
  readonly by: string | null;
}

/** All comments of a test, newest first. */
export class SaidOfClips {
  readonly byClip = new Map<string, readonly Kept[]>();
  readonly reports: { readonly commentId: string; readonly reason: ReportReason }[] = [];
  private written = 0;

  constructor(clipIds: readonly string[]) {
    for (const id of clipIds) this.byClip.set(id, []);
  }

  nextMoment(): string {
    this.written += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, this.written)).toISOString();
  }
}

/** The comments as one listener sees them; `listener` is null without an account. */
export class MemoryClipComments implements ClipComments {
  /** When set, every call answers with it. */
  failure: GatewayFailure | null = null;
  /** False for a backend that does not count its lists. */
  hasTotals = true;

  constructor(
    private readonly said: SaidOfClips,
    private readonly listener: () => string | null,
  ) {}

  private get name(): string | null {
    return this.listener();
  }

  async list({ clipId, cursor, size }: CommentRequest): Answer<CommentPage> {
    const all = this.said.byClip.get(clipId);
    if (this.failure !== null) return fail(this.failure);
    if (all === undefined) return GONE;
    const from = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
    const items = all.slice(from, from + size);
    const hasMore = from + size < all.length;
    return succeed({
      items: items.map((comment) => this.shown(comment)),
      cursor: hasMore ? (items.at(-1)?.id ?? null) : null,
      totalCount: this.hasTotals ? all.length : null,
    });
  }

  async post(clipId: string, { id, text }: NewComment): Answer<ClipComment> {
    const all = this.said.byClip.get(clipId);
    if (this.failure !== null) return fail(this.failure);
    if (this.name === null) return NO_ACCOUNT;
    if (all === undefined) return GONE;
    const posted = all.find((comment) => comment.id === id);
    if (posted !== undefined) return succeed(this.shown(posted));
    const author = { name: this.name, avatarUrl: null };
    const comment = { id, text: text.trim(), author, by: this.name, writtenAt: this.said.nextMoment() };
    this.said.byClip.set(clipId, [comment, ...all]);
    return succeed(this.shown(comment));
  }

  async delete(clipId: string, commentId: string): Answer<void> {
    const all = this.said.byClip.get(clipId);
    if (this.failure !== null) return fail(this.failure);
    if (this.name === null) return NO_ACCOUNT;
    if (all === undefined) return GONE;
    const isKept = ({ id, by }: Kept) => id !== commentId || by !== this.name;
    this.said.byClip.set(clipId, all.filter(isKept));
    return succeed(undefined);
  }

  async report(clipId: string, commentId: string, reason: ReportReason): Answer<void> {
    const all = this.said.byClip.get(clipId) ?? [];
    if (this.failure !== null) return fail(this.failure);
    if (this.name === null) return NO_ACCOUNT;
    if (!all.some(({ id }) => id === commentId)) return GONE;
    this.said.reports.push({ commentId, reason });
    return succeed(undefined);
  }

  private shown({ by, ...comment }: Kept): ClipComment {
    return { ...comment, isOwn: by !== null && by === this.name };
  }
}
