import { BehaviorSubject } from 'rxjs';
import type { Profile } from '../../domain/profile/profile';
import { SWEEP_DELAY, traceOf, type EndNews } from '../../domain/session/session-end';
import { isSignedIn, type SessionState } from '../../domain/session/session-state';
import type { Ending, Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageLifecycle } from '../ports/page-lifecycle.port';
import type { TabAnnouncement, TabChannel } from '../ports/tab-channel.port';
import type { Timer } from '../ports/timer.port';
import type { SessionEndBroadcast } from './session-end-broadcast';
import { SessionTraces } from './session-traces';

interface SessionDeps {
  readonly timer: Timer;
  /** The page is looked at again: of what was stored while it was frozen the browser may have told it nothing. */
  readonly awakenings: EventStream<unknown>;
  readonly lifecycle: PageLifecycle;
}

/** Who listens, the same in all tabs: it follows what is stored, and what the other tabs say. */
export class Session {
  private readonly states = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  readonly changes = this.states.asObservable();
  readonly traces = new SessionTraces();
  /** The listener is on another page: nothing that the other tabs say is heard here. */
  private isAway = false;

  constructor(
    private readonly tokens: TokenStore,
    private readonly channel: TabChannel,
    private readonly telling: SessionEndBroadcast,
    private readonly deps: SessionDeps,
  ) {}

  get state(): SessionState {
    return this.states.value;
  }

  /** Restores the session of the last visit, and follows the other tabs from now on. */
  start(): void {
    this.channel.announcements.subscribe((announcement) => this.onTokensChanged(announcement));
    this.tokens.changedElsewhere.subscribe(() => this.reflect());
    this.deps.awakenings.subscribe(() => this.reflect());
    this.deps.lifecycle.leaves.subscribe(() => (this.isAway = true));
    this.deps.lifecycle.returns.subscribe(() => this.comeBack());
    this.reflect();
  }

  /** The account's facts as they are now. */
  showProfile(profile: Profile): void {
    if (this.state.kind === 'signed-in') this.states.next({ kind: 'signed-in', profile });
  }

  /** Shows what is stored now, whoever has changed it. */
  reflect(): void {
    const stored = this.tokens.read();
    const mark = this.tokens.lastEnd();
    // Tokens that nobody told of here: a renewal, or somebody else.
    if (this.isAway && !this.traces.isHere(stored)) this.leave();
    if (!isSignedIn(stored) || this.traces.isEnded(stored)) return this.depart(mark?.ending ?? 'gone');
    // What another tab stores while the listener leaves here is most likely a renewal, and does not keep them.
    if (this.telling.phase === 'leaving') return undefined;
    if (this.traces.isMarked(stored, mark)) return this.departFrom(stored, mark.ending);
    if (this.state.kind !== 'signed-in' || this.traces.isFollowed(stored, mark)) return this.enter(stored, null);
    return this.traces.enter(stored);
  }

  private comeBack(): void {
    this.reflect();
    this.isAway = false;
  }

  private onTokensChanged(announcement: TabAnnouncement): void {
    switch (announcement.kind) {
      case 'signed-in':
        return this.reflectSignIn();
      case 'refreshed':
        return this.traces.continue(announcement.record.from, announcement.record.refreshToken);
      case 'signed-out':
        return this.reflectEnd(announcement.ended, announcement.isExpired ? 'over' : 'left');
    }
  }

  /** Maybe another account. Where the tokens are not here yet, the store says when they are. */
  private reflectSignIn(): void {
    if (this.telling.phase === 'leaving') this.telling.take('left');
    this.leave();
    this.reflect();
  }

  /** The tokens themselves are left alone: the other tab removes them, and a third may be signing in right now. */
  private reflectEnd(ended: Tokens, ending: Ending): void {
    const stored = this.tokens.read();
    if (!isSignedIn(stored) || this.traces.isEnded(stored)) this.depart(ending);
    else if (this.traces.isMarked(stored, { ending, trace: traceOf(ended) })) this.departFrom(stored, ending);
  }

  /** These tokens are a session, which may be another one than the one before. */
  enter(stored: Tokens, profile: Profile | null): void {
    this.traces.enter(stored);
    this.telling.take('signed-in');
    this.states.next({ kind: 'signed-in', profile });
  }

  /** The session of these tokens has ended, though they may be stored still. */
  departFrom(stored: Tokens, ending: Ending): void {
    this.traces.end(stored);
    this.depart(ending);
  }

  private depart(news: EndNews): void {
    if (isAny(this.tokens.read())) this.deps.timer.after(SWEEP_DELAY, () => this.sweep());
    this.leave();
    this.telling.take(news);
  }

  /** Two tabs that write at the same moment may leave what neither meant to; a tab that was closed while it left removes nothing. */
  private sweep(): void {
    const stored = this.tokens.read();
    if (stored.refreshToken === null ? isAny(stored) : this.traces.isEnded(stored)) this.tokens.clear();
  }

  /** Nobody listens here, until somebody enters. */
  leave(): void {
    if (this.state.kind !== 'signed-out') this.states.next({ kind: 'signed-out' });
  }
}

const isAny = ({ accessToken, refreshToken }: Tokens): boolean => accessToken !== null || refreshToken !== null;
