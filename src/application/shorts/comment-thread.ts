import { BehaviorSubject, type Observable } from 'rxjs';
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
  type CommentList,
  type ListedComment,
} from '../../domain/shorts/comment-list';
import { countComments } from '../../domain/shorts/react-to-clip';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';
import type { Clock } from '../ports/clock.port';
import type { Random } from '../ports/random.port';
import type { Timer } from '../ports/timer.port';
import type { FeedReading } from './feed-reading';

/** So long a deleted comment can be put back: until then nobody else is told. */
export const UNDO_TIME: Milliseconds = 5_000;
const PAGE_SIZE = 20;

export interface Thread {
  /** Of which clip; null: none is open. */
  readonly clipId: string | null;
  readonly list: CommentList;
  readonly isLoading: boolean;
  readonly failure: GatewayFailure | null;
}

export interface ThreadNeeds {
  readonly timer: Timer;
  readonly clock: Pick<Clock, 'instant'>;
  readonly random: Pick<Random, 'id'>;
}

const CLOSED: Thread = { clipId: null, list: NO_COMMENTS, isLoading: false, failure: null };

/** What is said about the clip that is looked at. What the listener does shows at once. */
export class CommentThread {
  private readonly subject = new BehaviorSubject<Thread>(CLOSED);
  readonly changes: Observable<Thread> = this.subject.asObservable();
  /** Comments that are taken out and not yet deleted: what deletes them at once. */
  private readonly leaving = new Map<string, () => void>();
  /** Comments that were refused, by their clip: they stand there again when it is next opened. */
  private readonly unsent = new Map<string, readonly ListedComment[]>();

  constructor(
    private readonly comments: ClipComments,
    private readonly feed: Pick<FeedReading, 'changeClip'>,
    private readonly needs: ThreadNeeds,
  ) {}

  get state(): Thread {
    return this.subject.value;
  }

  async open(clipId: string): Promise<void> {
    if (this.state.clipId === clipId) return;
    this.close();
    this.change({ clipId, list: { ...NO_COMMENTS, items: this.unsent.get(clipId) ?? [] } });
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

  /** Says something; a text that is none is not said. Fails where it was refused and does not stand there to be seen. */
  async post(text: string, author: ClipComment['author']): Promise<Result<void, GatewayFailure>> {
    const { clipId } = this.state;
    if (clipId === null || commentFault(text) !== null) return succeed(undefined);
    const writtenAt = this.needs.clock.instant();
    const comment = { id: this.needs.random.id(), text: text.trim(), author, isOwn: true, writtenAt };
    this.count(clipId, 1);
    return this.send(clipId, comment);
  }

  /** A comment that was refused. */
  async sendAgain(id: string): Promise<void> {
    const { clipId, list } = this.state;
    const comment = list.items.find((item) => item.id === id && item.status === 'failed');
    if (clipId !== null && comment !== undefined) await this.send(clipId, comment);
  }

  /** Takes an own comment out. Answers the way to put it back, which works for 5 s; null where there is nothing to put back. */
  remove(id: string): (() => void) | null {
    const { clipId, list } = this.state;
    const taken = takeComment(list, id);
    if (clipId === null || taken === null) return null;
    this.change({ list: taken.list });
    this.count(clipId, -1);
    if (taken.comment.status === 'failed') return null;
    const putBack = (): void => {
      this.count(clipId, 1);
      if (this.state.clipId === clipId) this.change({ list: putBackComment(this.state.list, taken) });
    };
    const alarm = this.needs.timer.after(UNDO_TIME, () => void this.delete(clipId, id, putBack));
    return this.untilDeleted(id, alarm, { delete: () => void this.delete(clipId, id, putBack), putBack });
  }

  report(id: string, reason: ReportReason): Promise<Result<void, GatewayFailure>> {
    return this.comments.report(this.state.clipId ?? '', id, reason);
  }

  /** What is taken out is deleted now. */
  close(): void {
    for (const deleteNow of [...this.leaving.values()]) deleteNow();
    const { clipId, list } = this.state;
    if (clipId !== null)
      this.unsent.set(
        clipId,
        list.items.filter(({ status }) => status === 'failed'),
      );
    this.subject.next(CLOSED);
  }

  private untilDeleted(id: string, alarm: Subscription, ways: { delete: () => void; putBack: () => void }): () => void {
    this.leaving.set(id, () => {
      alarm.unsubscribe();
      ways.delete();
    });
    return () => {
      if (!this.leaving.delete(id)) return;
      alarm.unsubscribe();
      ways.putBack();
    };
  }

  private async delete(clipId: string, id: string, putBack: () => void): Promise<void> {
    this.leaving.delete(id);
    const answer = await this.comments.delete(clipId, id);
    if (!answer.ok) putBack();
  }

  private async send(clipId: string, comment: ClipComment): Promise<Result<void, GatewayFailure>> {
    this.change({ list: beginComment(this.state.list, comment) });
    const { id, text } = comment;
    const answer = await this.comments.post(clipId, { id, text });
    if (this.state.clipId === clipId) {
      const list = beginComment(this.state.list, comment);
      this.change({ list: answer.ok ? confirmComment(list, answer.value) : failComment(list, id) });
    } else if (!answer.ok) {
      this.unsent.set(clipId, [{ ...comment, status: 'failed' }, ...(this.unsent.get(clipId) ?? [])]);
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
