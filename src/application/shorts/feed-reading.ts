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
import type { ShortVideo } from '../../domain/shorts/short-video';
import type { FeedKind, ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { SeenMemory } from './seen-memory';

/** `isMissing`: the clip that the listener came for is gone. `failure`: why nothing, or nothing more, came. */
export interface ReadFeed extends Feed {
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly failure: GatewayFailure | null;
}

type Answer = Result<FeedPage, GatewayFailure>;

const PAGE_SIZE = 10;

const NOTHING_READ: ReadFeed = { clips: [], cursor: null, isLoading: true, isMissing: false, failure: null };

/** One sitting at a feed: the clip that the listener came for first, then page after page, nothing twice. */
export class FeedReading {
  private readonly subject = new BehaviorSubject<ReadFeed>(NOTHING_READ);
  readonly changes: Observable<ReadFeed> = this.subject.asObservable();
  private kind: FeedKind = { kind: 'for-you' };
  /** Which sitting is the present one: answers to an earlier one are ignored. */
  private sitting = 0;

  constructor(
    private readonly videos: ShortVideos,
    private readonly seen: Pick<SeenMemory, 'list'>,
  ) {}

  get state(): ReadFeed {
    return this.subject.value;
  }

  /** Begins a sitting. `firstId` leads it, as soon as it is here; the feed goes on behind it, also where it is gone. */
  async open(kind: FeedKind, firstId: string | null): Promise<void> {
    const sitting = ++this.sitting;
    this.kind = kind;
    this.subject.next(NOTHING_READ);
    const page = this.ask(null);
    if (firstId !== null) await this.lead(firstId, sitting);
    this.take(await page, sitting);
  }

  /** The listener is at that place: where little is ahead, more is fetched. */
  async look(current: number): Promise<void> {
    if (this.state.isLoading || !needsMore(this.state, current)) return;
    const { sitting } = this;
    this.change({ isLoading: true, failure: null });
    this.take(await this.ask(this.state.cursor), sitting);
  }

  /** After nothing, or nothing more, came. */
  async retry(): Promise<void> {
    const { sitting } = this;
    this.change({ isLoading: true, failure: null });
    this.take(await this.ask(this.state.cursor), sitting);
  }

  /** Asks for a clip anew: its addresses may have expired. One that is gone leaves the feed. */
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

  /** Takes a clip out. Answers the way to put it back into its place, as long as it is the same sitting. */
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

  /** The sitting is over: nothing that is still under way comes into another one. */
  close(): void {
    this.sitting += 1;
    this.subject.next(NOTHING_READ);
  }

  private async lead(clipId: string, sitting: number): Promise<void> {
    const answer = await this.videos.clip(clipId);
    if (sitting !== this.sitting) return;
    if (answer.ok) this.change({ clips: [answer.value] });
    else this.change({ isMissing: true });
  }

  private ask(cursor: string | null): Promise<Answer> {
    return this.videos.feed({ feed: this.kind, cursor, seen: this.seen.list(), size: PAGE_SIZE });
  }

  private take(answer: Answer, sitting: number): void {
    if (sitting !== this.sitting) return;
    if (answer.ok) this.change({ ...extendFeed(this.state, answer.value), isLoading: false });
    else this.change({ isLoading: false, failure: answer.error });
  }

  private change(change: Partial<ReadFeed>): void {
    this.subject.next({ ...this.state, ...change });
  }
}
