import { BehaviorSubject, type Observable } from 'rxjs';
import {
  changeClip,
  dropClip,
  extendFeed,
  needsMore,
  putBackClip,
  type Feed,
  type FeedPage,
} from '../../domain/shorts/feed';
import { forgetReactions } from '../../domain/shorts/react-to-clip';
import type { ShortVideo } from '../../domain/shorts/short-video';
import type { FeedKind, ShortVideos } from '../../domain/shorts/short-videos.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { isPassing } from '../../domain/shared/passing-failure';
import { fail, type Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';
import type { Timer } from '../ports/timer.port';
import type { Session } from '../session/session';
import type { SeenMemory } from './seen-memory';

/** `isMissing`: the clip that the listener opened no longer exists. `failure`: why nothing, or nothing more, was loaded. */
export interface ReadFeed extends Feed {
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly failure: GatewayFailure | null;
}

type Answer = Result<FeedPage, GatewayFailure>;

const PAGE_SIZE = 10;

/** How long after a failure a page is requested again: at the last clip the listener has no way to request it. */
export const ASK_AGAIN_AFTER: Milliseconds = 4_000;

const NOTHING_READ: ReadFeed = { clips: [], cursor: null, isLoading: true, isMissing: false, failure: null };

/** One sitting at a feed: first the clip that the listener opened, then page after page, without duplicates. */
export class FeedReading {
  private readonly subject = new BehaviorSubject<ReadFeed>(NOTHING_READ);
  readonly changes: Observable<ReadFeed> = this.subject.asObservable();
  private kind: FeedKind = { kind: 'for-you' };
  /** The number of the current sitting: answers to an earlier one are ignored. */
  private sitting = 0;
  private firstId: string | null = null;
  private waiting: Subscription | null = null;

  constructor(
    private readonly videos: ShortVideos,
    private readonly seen: Pick<SeenMemory, 'list'>,
    private readonly timer: Timer,
    session: Pick<Session, 'changes'>,
  ) {
    session.changes.subscribe(({ kind }) => {
      if (kind === 'signed-out') this.change({ clips: this.state.clips.map(forgetReactions) });
    });
  }

  get state(): ReadFeed {
    return this.subject.value;
  }

  /**
   * Begins a sitting. The clip `firstId` comes first, as soon as it is loaded; the feed follows it, also if the clip no longer
   * exists. If loading the clip fails for a passing reason, no feed follows: the clip is what the listener opened.
   */
  async open(kind: FeedKind, firstId: string | null): Promise<void> {
    this.close();
    const { sitting } = this;
    this.kind = kind;
    this.firstId = firstId;
    const page = this.ask(null);
    const trouble = firstId === null ? null : await this.lead(firstId, sitting);
    const answer = await page;
    this.take(trouble === null ? answer : fail(trouble), sitting);
  }

  /** The listener is at this index: if few clips are ahead, more are fetched. */
  async onCurrentClip(current: number): Promise<void> {
    if (!this.state.isLoading && needsMore(this.state, current)) await this.more();
  }

  /** Tries again after nothing, or nothing more, was loaded. */
  async retry(): Promise<void> {
    if (this.state.clips.length === 0) await this.open(this.kind, this.firstId);
    else await this.more();
  }

  /** The network is back: requests what could not be loaded, at least the clips that the listener at this index needs. */
  async loadMoreNear(current: number): Promise<void> {
    const hasNothing = this.state.clips.length === 0 && this.state.failure !== null;
    await (hasNothing ? this.retry() : this.onCurrentClip(current));
  }

  /** Requests a clip again: its addresses may have expired. A clip that no longer exists is removed from the feed. */
  async renew(clipId: string): Promise<void> {
    const { sitting } = this;
    const answer = await this.videos.clip(clipId);
    if (sitting !== this.sitting) return;
    if (answer.ok) this.changeClip(clipId, () => answer.value);
    else if (answer.error.kind === 'not-found') this.drop(clipId);
  }

  changeClip(clipId: string, change: (clip: ShortVideo) => ShortVideo): void {
    this.subject.next(changeClip(this.state, clipId, change));
  }

  /** Removes a clip. Answers a function that puts it back into its position, within the same sitting. */
  drop(clipId: string): () => void {
    const { sitting } = this;
    const place = this.state.clips.findIndex(({ id }) => id === clipId);
    const clip = this.state.clips[place];
    if (clip === undefined) return () => undefined;
    this.subject.next(dropClip(this.state, clipId));
    return () => {
      if (sitting === this.sitting) this.subject.next(putBackClip(this.state, clip, place));
    };
  }

  /** Ends the sitting: pending answers do not affect a later one. */
  close(): void {
    this.sitting += 1;
    this.waiting?.unsubscribe();
    this.subject.next(NOTHING_READ);
  }

  /** Answers why the clip could not be loaded, if it may still exist. */
  private async lead(clipId: string, sitting: number): Promise<GatewayFailure | null> {
    const answer = await this.videos.clip(clipId);
    if (sitting !== this.sitting) return null;
    if (!answer.ok && isPassing(answer.error)) return answer.error;
    this.change(answer.ok ? { clips: [answer.value] } : { isMissing: true });
    return null;
  }

  private async more(): Promise<void> {
    const { sitting } = this;
    this.waiting?.unsubscribe();
    this.change({ isLoading: true, failure: null });
    this.take(await this.ask(this.state.cursor), sitting);
  }

  private ask(cursor: string | null): Promise<Answer> {
    return this.videos.feed({ feed: this.kind, cursor, seen: this.seen.list(), size: PAGE_SIZE });
  }

  private take(answer: Answer, sitting: number): void {
    if (sitting !== this.sitting) return;
    if (answer.ok) this.change({ ...extendFeed(this.state, answer.value), isLoading: false });
    else this.change({ isLoading: false, failure: answer.error });
    if (!answer.ok && this.state.clips.length > 0 && isPassing(answer.error)) this.askAgainLater();
  }

  private askAgainLater(): void {
    this.waiting = this.timer.after(ASK_AGAIN_AFTER, () => void this.more());
  }

  private change(change: Partial<ReadFeed>): void {
    this.subject.next({ ...this.state, ...change });
  }
}
