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
  /** The page is visible again: the browser may not have delivered storage events while the page was frozen. */
  readonly awakenings: EventStream<unknown>;
  readonly lifecycle: PageLifecycle;
}

/** Who is signed in, the same in all tabs: follows the stored tokens and the announcements of the other tabs. */
export class Session {
  private readonly states = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  readonly changes = this.states.asObservable();
  readonly traces = new SessionTraces();
  /** The listener is on another page: announcements of the other tabs do not arrive here. */
  private isAway = false;

  constructor(
    private readonly tokens: TokenStore,
    private readonly channel: TabChannel,
    private readonly endBroadcast: SessionEndBroadcast,
    private readonly deps: SessionDeps,
  ) {}

  get state(): SessionState {
    return this.states.value;
  }

  /** Restores the previous session, and follows the other tabs from now on. */
  start(): void {
    this.channel.announcements.subscribe((announcement) => this.onTokensChanged(announcement));
    this.tokens.changedElsewhere.subscribe(() => this.reflect());
    this.deps.awakenings.subscribe(() => this.reflect());
    this.deps.lifecycle.leaves.subscribe(() => (this.isAway = true));
    this.deps.lifecycle.returns.subscribe(() => this.comeBack());
    this.reflect();
  }

  /** Shows the account's current profile. */
  showProfile(profile: Profile): void {
    if (this.state.kind === 'signed-in') this.states.next({ kind: 'signed-in', profile });
  }

  /** Shows the stored session, whichever tab has changed it. */
  reflect(): void {
    const stored = this.tokens.read();
    const mark = this.tokens.lastEnd();
    // Tokens that were not announced here: a renewal, or another account.
    if (this.isAway && !this.traces.isHere(stored)) this.leave();
    if (!isSignedIn(stored) || this.traces.isEnded(stored)) return this.depart(mark?.ending ?? 'gone');
    // Tokens that another tab stores during sign-out here are most likely a renewal, and do not stop the sign-out.
    if (this.endBroadcast.phase === 'leaving') return undefined;
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

  /** The account may be another one. If the tokens are not visible here yet, the token store reports them later. */
  private reflectSignIn(): void {
    if (this.endBroadcast.phase === 'leaving') this.endBroadcast.take('left');
    this.leave();
    this.reflect();
  }

  /** The tokens are not removed here: the other tab removes them, and a third tab may be signing in at this moment. */
  private reflectEnd(ended: Tokens, ending: Ending): void {
    const stored = this.tokens.read();
    if (!isSignedIn(stored) || this.traces.isEnded(stored)) this.depart(ending);
    else if (this.traces.isMarked(stored, { ending, trace: traceOf(ended) })) this.departFrom(stored, ending);
  }

  /** The session of these tokens begins, which may differ from the previous session. */
  enter(stored: Tokens, profile: Profile | null): void {
    this.traces.enter(stored);
    this.endBroadcast.take('signed-in');
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
    this.endBroadcast.take(news);
  }

  /** Two tabs that write at the same moment may leave tokens that neither intended; a tab closed during sign-out removes none. */
  private sweep(): void {
    const stored = this.tokens.read();
    if (stored.refreshToken === null ? isAny(stored) : this.traces.isEnded(stored)) this.tokens.clear();
  }

  /** Nobody is signed in here until `enter` is called. */
  leave(): void {
    if (this.state.kind !== 'signed-out') this.states.next({ kind: 'signed-out' });
  }
}

const isAny = ({ accessToken, refreshToken }: Tokens): boolean => accessToken !== null || refreshToken !== null;
