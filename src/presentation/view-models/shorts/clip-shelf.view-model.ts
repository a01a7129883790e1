import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { clipCardOf, type ClipCard } from '../../../domain/shorts/clip-card';
import type { FeedPage } from '../../../domain/shorts/feed';
import { knownCount } from '../../../domain/shared/page';
import type { FeedKind, ShortVideos } from '../../../domain/shorts/short-videos.port';

/** The clips of an artist or with a song. If they cannot be loaded, the page is shown without them. */
export class ClipShelfViewModel {
  private page: FeedPage = { items: [], cursor: null, totalCount: null };
  private isOpen = false;

  constructor(
    private readonly feed: FeedKind,
    private readonly size: number,
    private readonly videos: Pick<ShortVideos, 'feed'>,
  ) {
    makeAutoObservable<this, 'page' | 'isOpen' | 'feed' | 'size' | 'videos'>(
      this,
      { page: observableRef, isOpen: false, feed: false, size: false, videos: false },
      { autoBind: true },
    );
  }

  get cards(): readonly ClipCard[] {
    return this.page.items.map(clipCardOf);
  }

  /** How many there are in all; null while that is unknown. */
  get totalCount(): number | null {
    const { items, cursor, totalCount } = this.page;
    return knownCount(totalCount, items.length, cursor !== null);
  }

  open(): void {
    this.isOpen = true;
    void this.refresh();
  }

  dispose(): void {
    this.isOpen = false;
  }

  async refresh(): Promise<void> {
    const answer = await this.videos.feed({ feed: this.feed, cursor: null, seen: [], size: this.size });
    if (answer.ok && this.isOpen) runInAction(() => (this.page = answer.value));
  }
}
