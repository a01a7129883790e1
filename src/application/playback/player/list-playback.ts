import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import { growQueue } from '../../../domain/queue/grow-queue';
import { nextQueuePage, type QueuedList } from '../../../domain/queue/next-queue-page';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../domain/shared/page';
import type { Result } from '../../../domain/shared/result';
import type { Random } from '../../ports/random.port';
import type { PlayerStore } from './player-store';
import { withQueue } from '../../../domain/playback/state/player-changes';

/** The whole list that the songs are the beginning of. The object stays the same as long as the list does. */
export interface WholeList {
  /** Whether it continues after the songs that are loaded; its length may be unknown. */
  hasMore(): boolean;
  fetch(page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>>;
}

interface Followed extends QueuedList {
  readonly list: WholeList;
}

/**
 * Follows lists of which only the beginning is loaded. The rest is appended to the queue page by page, even after its screen was
 * closed. A page that could not be loaded is requested again when the next song begins.
 */
export class ListPlayback {
  private followed: Followed | null = null;
  private isFetching = false;

  constructor(
    private readonly store: PlayerStore,
    private readonly random: Pick<Random, 'fraction'>,
  ) {}

  start(): Subscription {
    const queues = this.store.changes.pipe(
      map(({ queue }) => queue),
      distinctUntilChanged(),
    );
    return queues.subscribe(() => void this.loadNextPages());
  }

  /** From now on the rest of the list follows these songs, which are the queue; no other list follows any longer. */
  follow(songs: readonly Song[], list?: WholeList): void {
    this.followed =
      list === undefined || songs.length === 0
        ? null
        : { list, loaded: songs.length, hasMore: list.hasMore(), lastKey: this.lastKey };
    void this.loadNextPages();
  }

  /** Takes over a page of the list that other code has fetched. */
  offer(list: WholeList, { items, page, pageSize, isLast }: Page<Song>): void {
    const { followed } = this;
    if (followed?.list !== list || followed.loaded !== (page - 1) * pageSize) return;
    if (nextQueuePage(this.store.state.queue, followed).kind === 'over') return;
    this.take(followed, items, !isLast);
  }

  private async loadNextPages(): Promise<void> {
    const { followed } = this;
    if (followed === null || this.isFetching) return;
    const step = nextQueuePage(this.store.state.queue, followed);
    if (step.kind !== 'fetch') return;
    this.isFetching = true;
    const answer = await followed.list.fetch(step.page);
    this.isFetching = false;
    if (this.followed !== followed) return this.loadNextPages();
    if (nextQueuePage(this.store.state.queue, followed).kind === 'over') return;
    if (answer.ok) this.take(followed, answer.value.items.slice(step.passed), !answer.value.isLast);
  }

  /** A page with nothing new ends the list, even if it is not marked as the last. */
  private take(followed: Followed, songs: readonly Song[], hasMore: boolean): void {
    this.followed = null;
    if (songs.length === 0) return;
    this.store.update((state) =>
      withQueue(
        state,
        growQueue(state.queue, songs, () => this.random.fraction()),
      ),
    );
    this.followed = { ...followed, hasMore, loaded: followed.loaded + songs.length, lastKey: this.lastKey };
    void this.loadNextPages();
  }

  /** The key of the entry added to the queue last. */
  private get lastKey(): number {
    return this.store.state.queue.nextKey - 1;
  }
}
