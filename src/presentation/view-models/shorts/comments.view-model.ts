import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommentThread, Thread } from '../../../application/shorts/comment-thread';
import type { ReportReason } from '../../../domain/shorts/clip-comments.port';
import { commentFault, type ClipComment, type ListedComment } from '../../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import type { ShortsDeps } from './shorts-deps';

/** What the comments of a clip need. `me` is whose name stands over what is said here. */
export interface CommentsDeps extends Pick<ShortsDeps, 'gate' | 'notices'> {
  readonly me: () => ClipComment['author'];
}

/** What is said of one clip, and saying something. */
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

  get totalCount(): number {
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

  /** What is wrong with what was written; that nothing was written yet is no fault. */
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

  /** Says what was written; it is there again where nobody signs in for it. */
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

  /** Takes an own comment out; for a while it can be put back. */
  remove(id: string): void {
    const putBack = this.thread.remove(id, () => this.notifyTrouble('comment-kept'));
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

  private notifyTrouble(of: 'comment-kept' | 'comment-gone'): void {
    this.deps.notices.show({ type: 'error', message: { kind: 'short', of } });
  }

  private post(): void {
    const text = this.draft;
    runInAction(() => (this.draft = ''));
    void this.notify(text);
  }

  /** What was refused once nobody sees it any more is said in passing. */
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
