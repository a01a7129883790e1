import { makeAutoObservable, observableRef } from 'mobx';
import type { KnownAnnotations } from '../../../application/library/annotate-songs';
import type { Annotations } from '../../../application/library/library-access';
import type { AccountReason, IntendedAction } from '../../../application/session/account-gate';
import {
  NO_ANNOTATIONS,
  type AnnotatedSong,
  type AnnotationChange,
  type SongAnnotations,
} from '../../../domain/catalogue/song-annotations';
import type { SessionState } from '../../../domain/session/session-state';
import type { EventStream, Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';
import { Scope } from '../scope';

interface AnnotationsDeps {
  readonly annotations: Annotations;
  readonly gate: { attempt(action: IntendedAction): void };
  readonly notices: NoticesViewModel;
}

const NOTHING_KNOWN: KnownAnnotations = new Map();

/** What the listener has noted on songs, for every displayed heart; a guest has noted nothing, and sends no request. */
export class AnnotationsViewModel {
  private known: KnownAnnotations = NOTHING_KNOWN;
  private isSignedIn = false;
  private following: Subscription | null = null;
  private readonly scope = new Scope();

  constructor(
    private readonly deps: AnnotationsDeps,
    session: EventStream<SessionState>,
  ) {
    makeAutoObservable<this, 'known' | 'following' | 'deps' | 'scope'>(
      this,
      { known: observableRef, following: false, deps: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(session.subscribe(({ kind }) => (kind === 'signed-in' ? this.follow() : this.forget())));
  }

  of(song: AnnotatedSong): SongAnnotations {
    return this.isSignedIn ? { ...song, ...this.known.get(song.id) } : NO_ANNOTATIONS;
  }

  /** Likes or unlikes the song. */
  toggleLike(song: AnnotatedSong): void {
    this.change('like', song, ({ isLiked }) => ({ isLiked: !isLiked }));
  }

  /** Changes what is noted on the song; a guest is asked to sign in first, and told the reason. */
  change(reason: AccountReason, song: AnnotatedSong, decide: (now: SongAnnotations) => AnnotationChange): void {
    const { annotations, gate } = this.deps;
    gate.attempt({ reason, complete: () => void annotations.execute(song, decide).then(this.notify) });
  }

  dispose(): void {
    this.scope.end();
    this.forget();
  }

  private follow(): void {
    this.isSignedIn = true;
    this.following ??= this.deps.annotations.changes.subscribe(this.reflect);
  }

  private forget(): void {
    this.isSignedIn = false;
    this.following?.unsubscribe();
    this.following = null;
    this.known = NOTHING_KNOWN;
  }

  private reflect(known: KnownAnnotations): void {
    this.known = known;
  }

  private notify(answer: Result<void, GatewayFailure>): void {
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }
}
