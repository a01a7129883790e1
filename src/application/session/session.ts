import { BehaviorSubject } from 'rxjs';
import type { Profile } from '../../domain/profile/profile';
import { TOKEN_REMOVAL_DELAY, fingerprintOf, type SessionEndEvent } from '../../domain/session/session-end';
import { isSignedIn, type SessionState } from '../../domain/session/session-state';
import type { Ending, Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageLifecycle } from '../ports/page-lifecycle.port';
import type { TabAnnouncement, TabChannel } from '../ports/tab-channel.port';
import type { Timer } from '../ports/timer.port';
import type { SessionEndBroadcast } from './session-end-broadcast';
import { TokenFingerprints } from './token-fingerprints';

interface SessionDeps {
  readonly timer: Timer;
  /** The page is visible again: the browser may not have delivered storage events while the page was frozen. */
  readonly resumes: EventStream<unknown>;
  readonly lifecycle: PageLifecycle;
}

/** Who is signed in, the same in all tabs: follows the stored tokens and the announcements of the other tabs. */
export class Session {
  private readonly states = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  readonly changes = this.states.asObservable();
  readonly fingerprints = new TokenFingerprints();
  /** The listener is on another page: announcements of the other tabs do not arrive here. */
  private isPageHidden = false;

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
    this.deps.resumes.subscribe(() => this.reflect());
    this.deps.lifecycle.leaves.subscribe(() => (this.isPageHidden = true));
    this.deps.lifecycle.returns.subscribe(() => this.onPageRestored());
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
    if (this.isPageHidden && !this.fingerprints.isCurrent(stored)) this.leave();
    if (!isSignedIn(stored) || this.fingerprints.isEnded(stored)) return this.endHere(mark?.ending ?? 'gone');
    // Tokens that another tab stores during sign-out here are most likely a renewal, and do not stop the sign-out.
    if (this.endBroadcast.phase === 'leaving') return undefined;
    if (this.fingerprints.isMarked(stored, mark)) return this.endSessionOf(stored, mark.ending);
    if (this.state.kind !== 'signed-in' || this.fingerprints.isReplaced(stored, mark)) return this.enter(stored, null);
    return this.fingerprints.enter(stored);
  }

  private onPageRestored(): void {
    this.reflect();
    this.isPageHidden = false;
  }

  private onTokensChanged(announcement: TabAnnouncement): void {
    switch (announcement.kind) {
      case 'signed-in':
        return this.reflectSignIn();
      case 'refreshed':
        return this.fingerprints.continue(announcement.record.from, announcement.record.refreshToken);
      case 'signed-out':
        return this.reflectEnd(announcement.ended, announcement.isExpired ? 'over' : 'left');
    }
  }

  /** The account may be another one. If the tokens are not visible here yet, the token store reports them later. */
  private reflectSignIn(): void {
    if (this.endBroadcast.phase === 'leaving') this.endBroadcast.onEvent('left');
    this.leave();
    this.reflect();
  }

  /** The tokens are not removed here: the other tab removes them, and a third tab may be signing in at this moment. */
  private reflectEnd(ended: Tokens, ending: Ending): void {
    const stored = this.tokens.read();
    if (!isSignedIn(stored) || this.fingerprints.isEnded(stored)) this.endHere(ending);
    else if (this.fingerprints.isMarked(stored, { ending, trace: fingerprintOf(ended) }))
      this.endSessionOf(stored, ending);
  }

  /** The session of these tokens begins, which may differ from the previous session. */
  enter(stored: Tokens, profile: Profile | null): void {
    this.fingerprints.enter(stored);
    this.endBroadcast.onEvent('signed-in');
    this.states.next({ kind: 'signed-in', profile });
  }

  /** The session of these tokens has ended, though they may be stored still. */
  endSessionOf(stored: Tokens, ending: Ending): void {
    this.fingerprints.end(stored);
    this.endHere(ending);
  }

  private endHere(event: SessionEndEvent): void {
    if (isAny(this.tokens.read())) this.deps.timer.after(TOKEN_REMOVAL_DELAY, () => this.removeLeftTokens());
    this.leave();
    this.endBroadcast.onEvent(event);
  }

  /** Two tabs that write at the same moment may leave tokens that neither intended; a tab closed during sign-out removes none. */
  private removeLeftTokens(): void {
    const stored = this.tokens.read();
    if (stored.refreshToken === null ? isAny(stored) : this.fingerprints.isEnded(stored)) this.tokens.clear();
  }

  /** Nobody is signed in here until `enter` is called. */
  leave(): void {
    if (this.state.kind !== 'signed-out') this.states.next({ kind: 'signed-out' });
  }
}

const isAny = ({ accessToken, refreshToken }: Tokens): boolean => accessToken !== null || refreshToken !== null;
