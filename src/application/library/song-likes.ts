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

/** A lost network and an ended session have notices of their own; a question that was called off needs none. */
const REPORTED_ELSEWHERE: ReadonlySet<GatewayFailure['kind']> = new Set(['offline', 'unauthenticated', 'cancelled']);

const KEPT: Answer = succeed(undefined);

/** What is known of likes beyond what the songs themselves said when they came: song → liked. */
export type KnownLikes = ReadonlyMap<string, boolean>;
type Confirmed = Map<string, boolean>;

/**
 * Who likes what, for every row that shows it. A like shows at once; the backend is asked after, one question a song at a
 * time among all tabs, so that they hear of its answers in its order, and the last wish is the one that stands. What it
 * refuses is taken back, unless there is a newer wish.
 */
export class SongLikes {
  private readonly subject = new BehaviorSubject<KnownLikes>(new Map());
  readonly changes = this.subject.asObservable();
  /** Songs that the backend is being asked about for this listener, and what it has confirmed of them. */
  private asking: Confirmed = new Map();

  constructor(
    private readonly likedSongs: LikedSongs,
    private readonly kept: LibraryChanges,
    private readonly locks: TabLocks,
    private readonly logger: Logger,
  ) {
    kept.stream.subscribe((change) => {
      if (change.kind === 'liked') this.onRemoteLike(change.songId, change.isLiked);
    });
  }

  isLiked({ id, isLiked }: Liked): boolean {
    return this.subject.value.get(id) ?? isLiked;
  }

  /** Fails where the wish was taken back and nobody else says why. A press while the song is asked about succeeds: the first one tells. */
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

  /** Another listener's likes are another matter: what is being asked for the one before says nothing any more. */
  forget(): void {
    this.asking = new Map();
    this.subject.next(new Map());
  }

  /** Asks until what is confirmed is what is wished. Answers why the last wish was taken back, if it was. */
  private async settle(songId: string, asking: Confirmed, outcome: Answer = KEPT): Promise<Answer> {
    if (asking !== this.asking) return KEPT;
    const confirmed = asking.get(songId);
    const wish = this.subject.value.get(songId);
    if (wish === undefined || wish === confirmed) return outcome;
    const answer = await (wish ? this.likedSongs.add([songId]) : this.likedSongs.remove([songId]));
    if (asking !== this.asking) return KEPT;
    if (answer.ok) {
      asking.set(songId, wish);
      this.kept.publish({ kind: 'liked', songId, isLiked: wish });
      return this.settle(songId, asking);
    }
    this.logger.warn('A like was not accepted', { failure: answer.error.kind });
    if (this.subject.value.get(songId) !== wish) return this.settle(songId, asking);
    this.know(songId, confirmed ?? !wish);
    return this.settle(songId, asking, REPORTED_ELSEWHERE.has(answer.error.kind) ? KEPT : answer);
  }

  /** What another tab was confirmed does not end a wish of this one: it is what the wish is now asked against. */
  private onRemoteLike(songId: string, isLiked: boolean): void {
    if (this.asking.has(songId)) this.asking.set(songId, isLiked);
    else this.know(songId, isLiked);
  }

  private know(songId: string, isLiked: boolean): void {
    this.subject.next(new Map(this.subject.value).set(songId, isLiked));
  }
}
