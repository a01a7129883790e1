import type { ListedComment } from '../../domain/shorts/comment-list';

/** Comments that were refused, by their clip: they stand there again when it is next opened. */
export class UnsentComments {
  private readonly byClip = new Map<string, readonly ListedComment[]>();

  of(clipId: string): readonly ListedComment[] {
    return this.byClip.get(clipId) ?? [];
  }

  /** Of all that stands at a clip what was refused. */
  keep(clipId: string, comments: readonly ListedComment[]): void {
    this.byClip.set(
      clipId,
      comments.filter(({ status }) => status === 'failed'),
    );
  }

  add(clipId: string, comment: ListedComment): void {
    this.byClip.set(clipId, [comment, ...this.of(clipId)]);
  }

  clear(): void {
    this.byClip.clear();
  }
}
