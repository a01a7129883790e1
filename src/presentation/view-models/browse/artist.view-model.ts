import { makeAutoObservable, runInAction } from 'mobx';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { ArtistDetail } from '../../../domain/catalogue/artist-detail';
import type { Song } from '../../../domain/catalogue/song';
import { Scope } from '../scope';
import { AnswerViewModel } from '../answer.view-model';
import type { Loadable } from '../loadable';
import type { BrowseDeps } from './browse-deps';
import { SongListViewModel } from './song-list.view-model';

/** How many popular songs are shown at first, and how many at most (design §15). */
const FEW = 5;
const MANY = 10;

/** Where the number of songs is unknown, the list is asked whether it continues after these. */
const hasMoreThanTop = ({ songCount, topSongs }: ArtistDetail): boolean =>
  songCount === null || topSongs.length < songCount;

/** One artist's page. */
export class ArtistViewModel {
  isFollowed = false;
  followerCount: number | null = 0;
  showsMany = false;
  readonly top: SongListViewModel;
  readonly videos: SongListViewModel;
  private readonly answer = new AnswerViewModel(
    () => this.deps.browsing.artist(this.id),
    (artist) => this.take(artist),
  );
  /** Number of pending follow requests. */
  private pending = 0;
  private readonly scope = new Scope();

  constructor(
    readonly id: string,
    private readonly deps: BrowseDeps,
  ) {
    this.top = new SongListViewModel(() => this.detail?.topSongs ?? [], deps, {
      hasMore: () => this.detail !== null && hasMoreThanTop(this.detail),
      fetch: (page) => deps.browsing.songs({ artistId: id, sort: 'popular', ...page }),
    });
    this.videos = new SongListViewModel(() => this.detail?.videos ?? [], deps);
    makeAutoObservable<this, 'deps' | 'answer' | 'pending' | 'scope'>(
      this,
      {
        id: false,
        top: false,
        videos: false,
        deps: false,
        answer: false,
        pending: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  get artist(): Loadable<ArtistDetail> {
    return this.answer.state;
  }

  get topSongs(): readonly Song[] {
    return this.detail?.topSongs.slice(0, this.showsMany ? MANY : FEW) ?? [];
  }

  get hasMoreSongs(): boolean {
    return this.mostSongs > FEW;
  }

  /** How many songs can be shown: ten, or all if there are fewer. */
  get mostSongs(): number {
    return Math.min(MANY, this.detail?.topSongs.length ?? 0);
  }

  open(): void {
    this.scope.hold(this.deps.changes.subscribe(this.onLibraryChange));
    if (this.artist.kind !== 'ready') void this.answer.load();
  }

  retry(): void {
    void this.answer.load();
  }

  async refresh(): Promise<void> {
    await this.answer.refresh();
  }

  showMany(isWished: boolean): void {
    this.showsMany = isWished;
  }

  toggleFollowed(): void {
    this.deps.gate.attempt({ reason: 'follow', complete: () => void this.follow() });
  }

  dispose(): void {
    this.answer.dispose();
    this.scope.end();
  }

  private get detail(): ArtistDetail | null {
    return this.answer.value;
  }

  /** While the listener's change is pending, the page shows the wished state. */
  private take({ isFollowed, followerCount }: ArtistDetail): void {
    if (this.pending > 0) return;
    this.isFollowed = isFollowed;
    this.followerCount = followerCount;
  }

  /** Shown at once, and reverted if it is refused. */
  private async follow(): Promise<void> {
    const before = this.isFollowed;
    this.showFollowed(!before);
    this.pending += 1;
    const answer = await this.deps.following.execute(this.id, before);
    this.pending -= 1;
    if (answer.ok) return;
    runInAction(() => this.showFollowed(before));
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  /** Followed or unfollowed in another tab. */
  private onLibraryChange(change: LibraryChange): void {
    if (change.kind === 'followed' && change.artistId === this.id && this.pending === 0)
      this.showFollowed(change.isFollowed);
  }

  private showFollowed(isFollowed: boolean): void {
    if (this.isFollowed === isFollowed) return;
    this.isFollowed = isFollowed;
    if (this.followerCount !== null) this.followerCount = Math.max(0, this.followerCount + (isFollowed ? 1 : -1));
  }
}
