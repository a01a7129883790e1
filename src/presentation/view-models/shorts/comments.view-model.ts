import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommentThread, Thread } from '../../../application/shorts/comment-thread';
import type { ReportReason } from '../../../domain/shorts/clip-comments.port';
import { commentFault, type ClipComment, type ListedComment } from '../../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import type { ShortsNeeds } from './shorts-needs';

/** What the comments of a clip need. `me` is whose name stands over what is said here. */
export interface CommentsNeeds extends Pick<ShortsNeeds, 'gate' | 'notices'> {
  readonly me: () => ClipComment['author'];
}

/** What is said of one clip, and saying something. */
export class CommentsViewModel {
  private state: Thread;
  draft = '';
  private readonly scope = new Scope();

  constructor(
    private readonly thread: CommentThread,
    private readonly needs: CommentsNeeds,
  ) {
    this.state = thread.state;
    makeAutoObservable<this, 'state' | 'thread' | 'needs' | 'scope'>(
      this,
      { state: observableRef, thread: false, needs: false, scope: false },
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
    this.needs.gate.attempt({ reason: 'comment', complete: this.post });
  }

  sendAgain(id: string): void {
    void this.thread.sendAgain(id);
  }

  more(): void {
    void this.thread.more();
  }

  /** Takes an own comment out; for a while it can be put back. */
  remove(id: string): void {
    const putBack = this.thread.remove(id, () => this.tellTrouble('comment-kept'));
    if (putBack === null) return;
    this.needs.notices.show({
      type: 'success',
      message: { kind: 'short', of: 'comment-deleted' },
      action: { name: 'undo', run: () => putBack() || this.tellTrouble('comment-gone') },
    });
  }

  report(id: string, reason: ReportReason): void {
    this.needs.gate.attempt({ reason: 'comment', complete: () => void this.askToReport(id, reason) });
  }

  private tellTrouble(of: 'comment-kept' | 'comment-gone'): void {
    this.needs.notices.show({ type: 'error', message: { kind: 'short', of } });
  }

  private post(): void {
    const text = this.draft;
    runInAction(() => (this.draft = ''));
    void this.say(text);
  }

  /** What was refused once nobody sees it any more is said in passing. */
  private async say(text: string): Promise<void> {
    const answer = await this.thread.post(text, this.needs.me());
    if (!answer.ok) this.needs.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  private async askToReport(id: string, reason: ReportReason): Promise<void> {
    const answer = await this.thread.report(id, reason);
    if (answer.ok) this.needs.notices.show({ type: 'success', message: { kind: 'short', of: 'comment-reported' } });
    else this.needs.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  private reflect(state: Thread): void {
    this.state = state;
  }
}
