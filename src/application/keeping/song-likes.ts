import { BehaviorSubject } from 'rxjs';
import type { Song } from '../../domain/catalogue/song';
import type { LikedSongs } from '../../domain/favourites/liked-songs.port';
import type { Logger } from '../ports/logger.port';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type KeptChanges } from './kept-changes';

type Liked = Pick<Song, 'id' | 'isLiked'>;

/** What is known of likes beyond what the songs themselves said when they came: song → liked. */
export type KnownLikes = ReadonlyMap<string, boolean>;

/**
 * Who likes what, for every row that shows it. A like shows at once; the backend is asked after, one question a song at a
 * time among all tabs, so that they hear of its answers in its order, and the last wish is the one that stands. What it
 * refuses is taken back, unless there is a newer wish.
 */
export class SongLikes {
  private readonly subject = new BehaviorSubject<KnownLikes>(new Map());
  readonly changes = this.subject.asObservable();
  /** Songs that the backend is being asked about, and what it has confirmed of them. */
  private readonly asking = new Map<string, boolean>();

  constructor(
    private readonly likedSongs: LikedSongs,
    private readonly kept: KeptChanges,
    private readonly locks: TabLocks,
    private readonly logger: Logger,
  ) {
    kept.stream.subscribe((change) => {
      if (change.kind === 'liked') this.hear(change.songId, change.isLiked);
    });
  }

  isLiked({ id, isLiked }: Liked): boolean {
    return this.subject.value.get(id) ?? isLiked;
  }

  async toggle(song: Liked): Promise<void> {
    const before = this.isLiked(song);
    this.know(song.id, !before);
    if (this.asking.has(song.id)) return;
    this.asking.set(song.id, before);
    await this.locks.hold(`like ${song.id}`, TURN_WAIT, () => this.settle(song.id));
    this.asking.delete(song.id);
  }

  /** Another listener's likes are another matter. */
  forget(): void {
    this.subject.next(new Map());
  }

  /** Asks until what is confirmed is what is wished. */
  private async settle(songId: string): Promise<void> {
    const confirmed = this.asking.get(songId);
    const wish = this.subject.value.get(songId);
    if (wish === undefined || wish === confirmed) return;
    const answer = await (wish ? this.likedSongs.add([songId]) : this.likedSongs.remove([songId]));
    if (answer.ok) {
      this.asking.set(songId, wish);
      this.kept.tell({ kind: 'liked', songId, isLiked: wish });
    } else {
      this.logger.warn('A like was not accepted', { failure: answer.error.kind });
      if (this.subject.value.get(songId) === wish) this.know(songId, confirmed ?? !wish);
    }
    await this.settle(songId);
  }

  /** What another tab was confirmed does not end a wish of this one: it is what the wish is now asked against. */
  private hear(songId: string, isLiked: boolean): void {
    if (this.asking.has(songId)) this.asking.set(songId, isLiked);
    else this.know(songId, isLiked);
  }

  private know(songId: string, isLiked: boolean): void {
    this.subject.next(new Map(this.subject.value).set(songId, isLiked));
  }
}
