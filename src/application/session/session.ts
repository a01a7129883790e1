import { BehaviorSubject, Subject } from 'rxjs';
import type { Profile } from '../../domain/profile/profile';
import type { Admission } from '../../domain/session/accounts.port';
import { clearsToken, isSignedIn, type SessionState } from '../../domain/session/session-state';
import type { TokenStore, Tokens } from '../../domain/session/token-store.port';
import type { Milliseconds } from '../../domain/shared/units';
import type { TabAnnouncement } from '../ports/tab-channel.port';
import { SESSION_LOCK, type SessionTabs } from './session-tabs';

/** What the listener is told: the specification's event, and that a session ended which nobody wanted to end. */
export type SessionEvent = { readonly kind: 'unauthorized' } | { readonly kind: 'expired' };

/** The listener left; the server refused its token, which was told already; it could not be renewed; nothing to renew it with. */
export type SessionEnd = 'left' | 'refused' | 'expired' | 'missing';

/** Signing in is not kept waiting by a refresh that hangs in another tab. */
const WRITE_WAIT: Milliseconds = 1_000;
/** In a record: this pair continues no other. */
const NO_PREDECESSOR = '';

/** Who listens, the same in all tabs. */
export class Session {
  private readonly states = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  private readonly happened = new Subject<SessionEvent>();
  readonly changes = this.states.asObservable();
  readonly events = this.happened.asObservable();
  /** The access token of the session whose end was told last: an end is told once. */
  private told: string | null = null;

  constructor(
    private readonly tokens: TokenStore,
    private readonly tabs: SessionTabs,
  ) {}

  get state(): SessionState {
    return this.states.value;
  }

  /** Restores the session of the last visit, and follows the other tabs from now on. */
  start(): void {
    this.tabs.channel.announcements.subscribe((announcement) => this.hear(announcement));
    this.tokens.changedElsewhere.subscribe(() => this.reflectTokens());
    this.reflectTokens();
  }

  /** Somebody signed in. The record comes first: other tabs read it before they see the tokens. */
  async begin({ tokens, profile }: Admission): Promise<void> {
    await this.tabs.locks.hold(SESSION_LOCK, WRITE_WAIT, async () => {
      await this.tabs.records.write({ from: NO_PREDECESSOR, ...tokens });
      this.tokens.write(tokens);
    });
    this.tabs.channel.announce({ kind: 'signed-in' });
    this.states.next({ kind: 'signed-in', profile });
  }

  /** Both tokens go, in all tabs; a session that is over already does not end again. */
  end(why: SessionEnd): void {
    const ended = this.tokens.read();
    if (ended.accessToken === null && ended.refreshToken === null) return;
    this.tokens.clear();
    void this.tabs.records.clear();
    this.tabs.channel.announce({ kind: 'signed-out', ended, isExpired: why === 'expired' });
    this.leave();
    if (why === 'missing') this.tellUnauthorized();
    if (why === 'expired') this.tellExpired(ended);
  }

  /** Ends the session that this token belongs to, if it is still the one: a fresh sign-in stays, also of another tab. */
  async endRefused(failedToken: string | null): Promise<void> {
    await this.tabs.locks.hold(SESSION_LOCK, WRITE_WAIT, async () => {
      const record = await this.tabs.records.read();
      if (clearsToken(this.tokens.read(), failedToken, record)) this.end('refused');
    });
  }

  /** The account's facts as they are now. */
  showProfile(profile: Profile): void {
    if (this.state.kind === 'signed-in') this.states.next({ kind: 'signed-in', profile });
  }

  tellUnauthorized(): void {
    this.happened.next({ kind: 'unauthorized' });
  }

  private tellExpired({ accessToken }: Tokens): void {
    if (accessToken !== null && accessToken === this.told) return;
    this.told = accessToken;
    this.tellUnauthorized();
    this.happened.next({ kind: 'expired' });
  }

  private hear(announcement: TabAnnouncement): void {
    if (announcement.kind === 'signed-in') this.reflectSignIn();
    if (announcement.kind === 'signed-out') this.reflectEnd(announcement.ended, announcement.isExpired);
  }

  /** Maybe another account. Where the tokens are not here yet, the store says when they are. */
  private reflectSignIn(): void {
    this.leave();
    this.reflectTokens();
  }

  /** The tokens themselves are left alone: the other tab removed them, and a third may be signing in right now. */
  private reflectEnd(ended: Tokens, isExpired: boolean): void {
    const stored = this.tokens.read();
    if (isSignedIn(stored) && stored.refreshToken !== ended.refreshToken) return;
    this.leave();
    if (isExpired) this.tellExpired(ended);
  }

  private reflectTokens(): void {
    if (!isSignedIn(this.tokens.read())) this.leave();
    else if (this.state.kind !== 'signed-in') this.states.next({ kind: 'signed-in', profile: null });
  }

  private leave(): void {
    if (this.state.kind !== 'signed-out') this.states.next({ kind: 'signed-out' });
  }
}
