import { BehaviorSubject } from 'rxjs';
import type { Song } from '../../domain/catalogue/song';
import type { LikedSongs } from '../../domain/library/liked-songs.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type LibraryChanges } from './library-changes';

type Liked = Pick<Song, 'id' | 'isLiked'>;
type Answer = Result<void, GatewayFailure>;

/** A lost network and an ended session have notices of their own; a cancelled request needs none. */
const REPORTED_ELSEWHERE: ReadonlySet<GatewayFailure['kind']> = new Set(['offline', 'unauthenticated', 'cancelled']);

const KEPT: Answer = succeed(undefined);

/** Likes that are newer than the like state the songs were loaded with: song → liked. */
export type KnownLikes = ReadonlyMap<string, boolean>;
type Confirmed = Map<string, boolean>;

/**
 * The like state of songs, for every row that shows it. A like shows at once; then the backend is asked, one request at a time
 * per song among all tabs, so that the tabs receive its answers in order, and the last choice counts. A choice that the backend
 * refuses is taken back, unless there is a newer choice.
 */
export class SongLikes {
  private readonly subject = new BehaviorSubject<KnownLikes>(new Map());
  readonly changes = this.subject.asObservable();
  /** Songs with a pending request for this listener, and the like state that the backend last confirmed. */
  private asking: Confirmed = new Map();

  constructor(
    private readonly likedSongs: LikedSongs,
    private readonly libraryChanges: LibraryChanges,
    private readonly locks: TabLocks,
    private readonly logger: Logger,
  ) {
    libraryChanges.stream.subscribe((change) => {
      if (change.kind === 'liked') this.onRemoteLike(change.songId, change.isLiked);
    });
  }

  isLiked({ id, isLiked }: Liked): boolean {
    return this.subject.value.get(id) ?? isLiked;
  }

  /**
   * Fails if the choice was taken back and no other notice reports the reason. A press while a request for the song is pending
   * succeeds: the first call reports the result.
   */
  async toggle(song: Liked): Promise<Answer> {
    const { asking } = this;
    const before = this.isLiked(song);
    this.know(song.id, !before);
    if (asking.has(song.id)) return KEPT;
    asking.set(song.id, before);
    const answer = await this.locks.hold(`like ${song.id}`, TURN_WAIT, () => this.settle(song.id, asking));
    asking.delete(song.id);
    return answer;
  }

  /** Forgets the likes of the previous listener; answers to that listener's pending requests are ignored. */
  forget(): void {
    this.asking = new Map();
    this.subject.next(new Map());
  }

  /** Sends requests until the confirmed state equals the chosen one. Answers why the last choice was taken back, if it was. */
  private async settle(songId: string, asking: Confirmed, outcome: Answer = KEPT): Promise<Answer> {
    if (asking !== this.asking) return KEPT;
    const confirmed = asking.get(songId);
    const wish = this.subject.value.get(songId);
    if (wish === undefined || wish === confirmed) return outcome;
    const answer = await (wish ? this.likedSongs.add([songId]) : this.likedSongs.remove([songId]));
    if (asking !== this.asking) return KEPT;
    if (answer.ok) {
      asking.set(songId, wish);
      this.libraryChanges.publish({ kind: 'liked', songId, isLiked: wish });
      return this.settle(songId, asking);
    }
    this.logger.warn('A like was not accepted', { failure: answer.error.kind });
    if (this.subject.value.get(songId) !== wish) return this.settle(songId, asking);
    this.know(songId, confirmed ?? !wish);
    return this.settle(songId, asking, REPORTED_ELSEWHERE.has(answer.error.kind) ? KEPT : answer);
  }

  /** A confirmation in another tab does not end a choice made in this tab: the choice is now compared with the confirmed state. */
  private onRemoteLike(songId: string, isLiked: boolean): void {
    if (this.asking.has(songId)) this.asking.set(songId, isLiked);
    else this.know(songId, isLiked);
  }

  private know(songId: string, isLiked: boolean): void {
    this.subject.next(new Map(this.subject.value).set(songId, isLiked));
  }
}
