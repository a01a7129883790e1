import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import type { ClipComments, ReportReason } from '../../domain/shorts/clip-comments.port';
import {
  appendComments,
  beginComment,
  commentFault,
  confirmComment,
  failComment,
  NO_COMMENTS,
  putBackComment,
  takeComment,
  type ClipComment,
} from '../../domain/shorts/comment-list';
import { hasLeft, NOBODY, ownerIn } from '../../domain/session/session-owner';
import type { SessionState } from '../../domain/session/session-state';
import { countComments } from '../../domain/shorts/react-to-clip';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { Random } from '../ports/random.port';
import type { Timer } from '../ports/timer.port';
import type { Session } from '../session/session';
import type { FeedReading } from './feed-reading';
import { RevocableActions } from './revocable-actions';
import { CLOSED, type Thread } from './thread';
import { UnsentComments } from './unsent-comments';

const PAGE_SIZE = 20;

export interface CommentThreadDeps {
  readonly timer: Timer;
  readonly clock: Pick<Clock, 'instant'>;
  readonly random: Pick<Random, 'id'>;
  readonly session: Pick<Session, 'changes'>;
}

/** The comments on the current clip. The listener's changes show at once. */
export class CommentThread {
  private readonly subject = new BehaviorSubject<Thread>(CLOSED);
  readonly changes: Observable<Thread> = this.subject.asObservable();
  private readonly forgotten = new Subject<void>();
  /** Emits when the account that wrote here has left: others must not see its unsent text. */
  readonly forgetting: Observable<void> = this.forgotten.asObservable();
  /** Comments that are removed from the list and not yet deleted. */
  private readonly leaving: RevocableActions;
  private readonly unsent = new UnsentComments();
  private owner = NOBODY;
  /** Counts the accounts that wrote here: answers to an earlier account's comments are no longer shown. */
  private era = 0;

  constructor(
    private readonly comments: ClipComments,
    private readonly feed: Pick<FeedReading, 'changeClip'>,
    private readonly deps: CommentThreadDeps,
  ) {
    this.leaving = new RevocableActions(deps.timer);
    deps.session.changes.subscribe((state) => this.follow(state));
  }

  get state(): Thread {
    return this.subject.value;
  }

  async open(clipId: string): Promise<void> {
    if (this.state.clipId === clipId) return;
    this.close();
    this.change({ clipId, list: { ...NO_COMMENTS, items: this.unsent.of(clipId) } });
    await this.more();
  }

  /** The next page; after a failure the same one again. */
  async more(): Promise<void> {
    const { clipId, list, isLoading } = this.state;
    if (clipId === null || isLoading) return;
    this.change({ isLoading: true, failure: null });
    const answer = await this.comments.list({ clipId, cursor: list.cursor, size: PAGE_SIZE });
    if (this.state.clipId !== clipId) return;
    if (answer.ok) this.change({ isLoading: false, list: appendComments(this.state.list, answer.value) });
    else this.change({ isLoading: false, failure: answer.error });
  }

  /** Posts a comment; an invalid text is not sent. Fails if the comment was refused and is not in the open list. */
  async post(text: string, author: ClipComment['author']): Promise<Result<void, GatewayFailure>> {
    const { clipId } = this.state;
    if (clipId === null || commentFault(text) !== null) return succeed(undefined);
    const writtenAt = this.deps.clock.instant();
    const comment = { id: this.deps.random.id(), text: text.trim(), author, isOwn: true, writtenAt };
    this.count(clipId, 1);
    return this.send(clipId, comment);
  }

  /** Sends a refused comment again. */
  async sendAgain(id: string): Promise<void> {
    const { clipId, list } = this.state;
    const comment = list.items.find((item) => item.id === id && item.status === 'failed');
    if (clipId !== null && comment !== undefined) await this.send(clipId, comment);
  }

  /** Removes an own comment. Answers a function that restores it and returns whether this worked; null if there is none. */
  remove(id: string, onRefused: () => void): (() => boolean) | null {
    const { clipId, list } = this.state;
    const taken = takeComment(list, id);
    if (clipId === null || taken === null) return null;
    this.change({ list: taken.list });
    this.count(clipId, -1);
    if (taken.comment.status === 'failed') return null;
    const undo = (): void => {
      this.count(clipId, 1);
      if (this.state.clipId === clipId) this.change({ list: putBackComment(this.state.list, taken) });
    };
    const carryOut = async (): Promise<void> => {
      const answer = await this.comments.delete(clipId, id);
      if (answer.ok) return;
      undo();
      onRefused();
    };
    return this.leaving.add({ carryOut: () => void carryOut(), undo });
  }

  report(id: string, reason: ReportReason): Promise<Result<void, GatewayFailure>> {
    return this.comments.report(this.state.clipId ?? '', id, reason);
  }

  /** Removed comments are deleted now. */
  close(): void {
    this.leaving.carryOutAll();
    const { clipId, list } = this.state;
    if (clipId !== null) this.unsent.keep(clipId, list.items);
    this.subject.next(CLOSED);
  }

  private follow(state: SessionState): void {
    const before = this.owner;
    this.owner = ownerIn(before, state);
    if (hasLeft(before, this.owner)) this.forget();
  }

  /** Reloads the open thread as the current account sees it. */
  private forget(): void {
    const { clipId } = this.state;
    this.close();
    this.era += 1;
    this.unsent.clear();
    this.forgotten.next();
    if (clipId !== null) void this.open(clipId);
  }

  private async send(clipId: string, comment: ClipComment): Promise<Result<void, GatewayFailure>> {
    this.change({ list: beginComment(this.state.list, comment) });
    const { era } = this;
    const answer = await this.comments.post(clipId, { id: comment.id, text: comment.text });
    if (era !== this.era) return succeed(undefined);
    if (this.state.clipId === clipId) {
      const list = beginComment(this.state.list, comment);
      const settled = answer.ok ? confirmComment(list, answer.value) : failComment(list, comment.id, answer.error);
      this.change({ list: settled });
    } else if (!answer.ok) {
      this.unsent.add(clipId, { ...comment, status: 'failed', refusal: answer.error });
      return answer;
    }
    return succeed(undefined);
  }

  private count(clipId: string, more: number): void {
    this.feed.changeClip(clipId, (clip) => countComments(clip, more));
  }

  private change(change: Partial<Thread>): void {
    this.subject.next({ ...this.state, ...change });
  }
}
