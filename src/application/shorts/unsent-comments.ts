import type { ListedComment } from '../../domain/shorts/comment-list';

/** Refused comments, by their clip: they are listed again when the clip's comments are next opened. */
export class UnsentComments {
  private readonly byClip = new Map<string, readonly ListedComment[]>();

  of(clipId: string): readonly ListedComment[] {
    return this.byClip.get(clipId) ?? [];
  }

  /** Stores the refused ones of a clip's comments. */
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
