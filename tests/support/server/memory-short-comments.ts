import type {
  CommentsQuery,
  NewShortComment,
  ShortComment,
  ShortComments,
} from '../../../server/domain/shorts/short-comments.port';
import type { Clock } from '../../../server/application/ports/clock.port';

interface Kept extends NewShortComment {
  readonly writtenAt: Date;
}

/** The comments on the existing clips, in memory. */
export class MemoryShortComments implements Pick<ShortComments, 'list' | 'own' | 'lastWritten' | 'post'> {
  private kept: readonly Kept[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly shortIds: ReadonlySet<string>,
  ) {}

  list({ shortId, accountId, after, limit }: CommentsQuery) {
    if (!this.shortIds.has(shortId)) return Promise.resolve(null);
    const all = this.kept
      .filter((comment) => comment.shortId === shortId)
      .toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)));
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1;
    const items = all.slice(from, from + limit).map((comment) => shown(comment, accountId));
    return Promise.resolve({ items, totalCount: all.length });
  }

  own(accountId: string, shortId: string, commentId: string) {
    const found = this.kept.find(
      (comment) => comment.id === commentId && comment.shortId === shortId && comment.accountId === accountId,
    );
    return Promise.resolve(found === undefined ? null : shown(found, accountId));
  }

  lastWritten(accountId: string, count: number) {
    const own = this.kept.filter((comment) => comment.accountId === accountId);
    return Promise.resolve(own.map(({ writtenAt }) => writtenAt.getTime()).slice(-count));
  }

  post(comment: NewShortComment): Promise<ShortComment | 'taken' | 'not-found'> {
    if (!this.shortIds.has(comment.shortId)) return Promise.resolve('not-found');
    if (this.kept.some(({ id }) => id === comment.id)) return Promise.resolve('taken');
    const posted = { ...comment, writtenAt: this.clock.date() };
    this.kept = [...this.kept, posted];
    return Promise.resolve(shown(posted, comment.accountId));
  }
}

const placeOf = ({ writtenAt, id }: Kept): string => `${writtenAt.toISOString()} ${id}`;

const shown = ({ id, text, writtenAt, accountId }: Kept, looking: string | null): ShortComment => ({
  id,
  text,
  author: { name: accountId, imageId: null },
  isOwn: accountId === looking,
  writtenAt,
});
