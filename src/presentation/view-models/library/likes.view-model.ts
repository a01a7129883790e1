import { makeAutoObservable, observableRef } from 'mobx';
import type { IntendedAction } from '../../../application/session/account-gate';
import type { KnownLikes } from '../../../application/library/song-likes';
import type { Song } from '../../../domain/catalogue/song';
import type { SessionState } from '../../../domain/session/session-state';
import type { EventStream, Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';
import { Scope } from '../scope';
import type { Likes } from '../../../application/library/library-access';

interface Gate {
  attempt(action: IntendedAction): void;
}

const NOTHING_KNOWN: KnownLikes = new Map();

/** Which songs are liked, for every displayed heart; without an account none is liked and no request is sent. */
export class LikesViewModel {
  private known: KnownLikes = NOTHING_KNOWN;
  private isSignedIn = false;
  private following: Subscription | null = null;
  private readonly scope = new Scope();

  constructor(
    private readonly likes: Likes,
    private readonly gate: Gate,
    session: EventStream<SessionState>,
    private readonly notices: NoticesViewModel,
  ) {
    makeAutoObservable<this, 'known' | 'following' | 'likes' | 'gate' | 'notices' | 'scope'>(
      this,
      { known: observableRef, following: false, likes: false, gate: false, notices: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(session.subscribe(({ kind }) => (kind === 'signed-in' ? this.follow() : this.forget())));
  }

  isLiked({ id, isLiked }: Pick<Song, 'id' | 'isLiked'>): boolean {
    return this.isSignedIn && (this.known.get(id) ?? isLiked);
  }

  /** Likes or unlikes the song; a listener without an account is asked to sign in first. */
  toggle(song: Pick<Song, 'id' | 'isLiked'>): void {
    this.gate.attempt({ reason: 'like', complete: () => void this.likes.toggle(song).then(this.notify) });
  }

  dispose(): void {
    this.scope.end();
    this.forget();
  }

  private follow(): void {
    this.isSignedIn = true;
    this.following ??= this.likes.changes.subscribe(this.reflect);
  }

  private forget(): void {
    this.isSignedIn = false;
    this.following?.unsubscribe();
    this.following = null;
    this.known = NOTHING_KNOWN;
  }

  private reflect(known: KnownLikes): void {
    this.known = known;
  }

  private notify(answer: Result<void, GatewayFailure>): void {
    if (!answer.ok) this.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }
}
