import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommentThread } from '../../../application/shorts/comment-thread';
import type { Thread } from '../../../application/shorts/thread';
import type { ReportReason } from '../../../domain/shorts/clip-comments.port';
import { commentFault, type ClipComment, type ListedComment } from '../../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import type { ShortsDeps } from './shorts-deps';

/** The dependencies of a clip's comments. `me` is the author shown on new comments. */
export interface CommentsDeps extends Pick<ShortsDeps, 'gate' | 'notices'> {
  readonly me: () => ClipComment['author'];
}

/** The comments of one clip, and writing one. */
export class CommentsViewModel {
  private state: Thread;
  draft = '';
  private readonly scope = new Scope();

  constructor(
    private readonly thread: CommentThread,
    private readonly deps: CommentsDeps,
  ) {
    this.state = thread.state;
    makeAutoObservable<this, 'state' | 'thread' | 'deps' | 'scope'>(
      this,
      { state: observableRef, thread: false, deps: false, scope: false },
      { autoBind: true },
    );
  }

  get items(): readonly ListedComment[] {
    return this.state.list.items;
  }

  /** The number of comments; null while it is unknown. */
  get totalCount(): number | null {
    return this.state.list.totalCount;
  }

  get isLoading(): boolean {
    return this.state.isLoading;
  }

  get failure(): GatewayFailure | null {
    return this.state.failure;
  }

  get hasMore(): boolean {
    return this.state.list.cursor !== null;
  }

  /** Whether the draft is too long; an empty draft is not a fault. */
  get isTooLong(): boolean {
    return commentFault(this.draft) === 'too-long';
  }

  get canSend(): boolean {
    return commentFault(this.draft) === null;
  }

  open(clipId: string): void {
    this.scope.hold(
      this.thread.changes.subscribe(this.reflect),
      this.thread.forgetting.subscribe(() => this.write('')),
    );
    void this.thread.open(clipId);
  }

  dispose(): void {
    this.scope.end();
    this.thread.close();
  }

  write(draft: string): void {
    this.draft = draft;
  }

  /** Sends the draft; if the listener does not sign in, the draft stays. */
  send(): void {
    if (!this.canSend) return;
    this.deps.gate.attempt({ reason: 'comment', complete: this.post });
  }

  sendAgain(id: string): void {
    void this.thread.sendAgain(id);
  }

  more(): void {
    void this.thread.more();
  }

  /** Removes an own comment; this can be undone for a while. */
  remove(id: string): void {
    const putBack = this.thread.remove(id, () => this.notifyTrouble('comment-not-deleted'));
    if (putBack === null) return;
    this.deps.notices.show({
      type: 'success',
      message: { kind: 'short', of: 'comment-deleted' },
      action: { name: 'undo', run: () => putBack() || this.notifyTrouble('comment-gone') },
    });
  }

  report(id: string, reason: ReportReason): void {
    this.deps.gate.attempt({ reason: 'comment', complete: () => void this.askToReport(id, reason) });
  }

  private notifyTrouble(of: 'comment-not-deleted' | 'comment-gone'): void {
    this.deps.notices.show({ type: 'error', message: { kind: 'short', of } });
  }

  private post(): void {
    const text = this.draft;
    runInAction(() => (this.draft = ''));
    void this.notify(text);
  }

  /** If a comment is refused after it is no longer visible, a notice reports it. */
  private async notify(text: string): Promise<void> {
    const answer = await this.thread.post(text, this.deps.me());
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  private async askToReport(id: string, reason: ReportReason): Promise<void> {
    const answer = await this.thread.report(id, reason);
    if (answer.ok) this.deps.notices.show({ type: 'success', message: { kind: 'short', of: 'comment-reported' } });
    else this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  private reflect(state: Thread): void {
    this.state = state;
  }
}
