import { clipCardOf, type ClipCard } from '../../../../src/domain/shorts/clip-card';
import type { FeedPage } from '../../../../src/domain/shorts/feed';
import { hasReacted, react, type Reaction } from '../../../../src/domain/shorts/react-to-clip';
import type { ShortVideo } from '../../../../src/domain/shorts/short-video';
import type { FeedKind, FeedRequest, ShortVideos } from '../../../../src/domain/shorts/short-videos.port';
import type { ViewBatch, ViewEvent } from '../../../../src/domain/shorts/view-batches';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const NO_ACCOUNT = fail({ kind: 'unauthenticated' } as const);
const GONE = fail({ kind: 'not-found' } as const);

const belongsTo = ({ artist, used }: ShortVideo, feed: FeedKind): boolean => {
  switch (feed.kind) {
    case 'for-you':
      return true;
    case 'following':
      return artist?.isFollowed === true;
    case 'artist':
      return artist?.id === feed.artistId;
    case 'song':
      return used?.song.id === feed.songId;
  }
};

/** The clips of a test, in feed order, for one listener; `isSignedIn` is false for a listener without an account. */
export class MemoryShortVideos implements ShortVideos {
  /** When set, every call answers with it. */
  failure: GatewayFailure | null = null;
  /** False for a backend that does not count its lists. */
  hasTotals = true;
  readonly hidden = new Set<string>();
  readonly events = new Map<string, ViewEvent>();
  readonly batches: ViewBatch[] = [];
  readonly requests: FeedRequest[] = [];

  constructor(
    public clips: readonly ShortVideo[],
    private readonly isSignedIn = (): boolean => true,
  ) {}

  private get hasAccount(): boolean {
    return this.isSignedIn();
  }

  async feed(request: FeedRequest): Answer<FeedPage> {
    this.requests.push(request);
    if (this.failure !== null) return fail(this.failure);
    if (request.feed.kind === 'following' && !this.hasAccount) return NO_ACCOUNT;
    const order = request.cursor === null ? this.ordered(request) : (JSON.parse(request.cursor) as string[]);
    const items = this.known(order.slice(0, request.size));
    const rest = order.slice(request.size);
    const cursor = rest.length === 0 ? null : JSON.stringify(rest);
    const { feed } = request;
    const isCounted = this.hasTotals && (feed.kind === 'song' || feed.kind === 'artist');
    const totalCount = isCounted ? this.clips.filter((clip) => belongsTo(clip, feed)).length : null;
    return succeed({ items, cursor, totalCount });
  }

  async clip(id: string): Answer<ShortVideo> {
    if (this.failure !== null) return fail(this.failure);
    const [clip] = this.known([id]);
    return clip === undefined ? GONE : succeed(clip);
  }

  async saved(request: PageRequest): Answer<Page<ClipCard>> {
    if (this.failure !== null) return fail(this.failure);
    if (!this.hasAccount) return NO_ACCOUNT;
    const all = this.clips.filter(({ isSaved }) => isSaved).map(clipCardOf);
    return succeed(pageOf(all, request, this.hasTotals));
  }

  async report(batch: ViewBatch): Answer<number> {
    this.batches.push(batch);
    if (this.failure !== null) return fail(this.failure);
    const fresh = batch.events.filter(({ eventId }) => !this.events.has(eventId));
    for (const event of fresh) this.events.set(event.eventId, event);
    const starts = fresh.filter(({ kind }) => kind === 'start').length;
    this.change(batch.clipId, (clip) => ({
      ...clip,
      counters: { ...clip.counters, views: clip.counters.views + starts },
    }));
    return succeed(fresh.length);
  }

  async react(clipId: string, reaction: Reaction, isOn: boolean): Answer<void> {
    if (!this.hasAccount) return NO_ACCOUNT;
    return this.tell(clipId, () => this.change(clipId, (clip) => react(clip, reaction, isOn)));
  }

  async hide(clipId: string, isHidden: boolean): Answer<void> {
    if (!this.hasAccount) return NO_ACCOUNT;
    return this.tell(clipId, () => (isHidden ? this.hidden.add(clipId) : this.hidden.delete(clipId)));
  }

  /** Whether the listener has this reaction, according to the backend. */
  holds(clipId: string, reaction: Reaction): boolean {
    return this.known([clipId]).some((clip) => hasReacted(clip, reaction));
  }

  private tell(clipId: string, act: () => unknown): Result<void, GatewayFailure> {
    if (this.failure !== null) return fail(this.failure);
    if (this.known([clipId]).length === 0) return GONE;
    act();
    return succeed(undefined);
  }

  private ordered({ feed, seen }: FeedRequest): readonly string[] {
    const wanted = this.clips.filter((clip) => belongsTo(clip, feed) && !this.hidden.has(clip.id)).map(({ id }) => id);
    const isSeen = (id: string) => !this.hasAccount && seen.includes(id);
    return [...wanted.filter((id) => !isSeen(id)), ...wanted.filter(isSeen)];
  }

  private known(ids: readonly string[]): readonly ShortVideo[] {
    return ids.flatMap((id) => this.clips.filter((clip) => clip.id === id));
  }

  private change(id: string, change: (clip: ShortVideo) => ShortVideo): void {
    this.clips = this.clips.map((clip) => (clip.id === id ? change(clip) : clip));
  }
}
