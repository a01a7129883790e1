import type { Admission } from '../../domain/session/accounts.port';
import { clearsToken } from '../../domain/session/clears-token';
import { endingOf } from '../../domain/session/ending-of';
import { fingerprintOf } from '../../domain/session/session-end';
import { isSignedIn } from '../../domain/session/session-state';
import type { Ending, Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { Milliseconds } from '../../domain/shared/units';
import type { SessionEndBroadcast } from './session-end-broadcast';
import type { Session } from './session';
import { SESSION_LOCK, type SessionTabs } from './session-tabs';

/** Limits how long signing in waits for a refresh that hangs in another tab. */
const WRITE_WAIT: Milliseconds = 1_000;
/** In a record: this pair is not the successor of another pair. */
const NO_PREDECESSOR = '';

/** Begins and ends the session, for all tabs. No first page needs its code. */
export class SessionControl {
  constructor(
    private readonly session: Session,
    private readonly tokens: TokenStore,
    private readonly tabs: SessionTabs,
    private readonly endBroadcast: SessionEndBroadcast,
  ) {}

  /**
   * Begins a session after sign-in. The record is written first, because other tabs read it before they see the tokens. `prepare`
   * finishes before any tab shows data of the account. If another account is signed in, `prepare` runs after the new tokens are
   * written: its changes would otherwise be attributed to that account.
   */
  async start(
    { tokens, profile }: Pick<Admission, 'tokens' | 'profile'>,
    prepare: (() => Promise<unknown>) | null = null,
  ): Promise<void> {
    this.session.leave();
    const isFree = !isSignedIn(this.tokens.read());
    if (isFree && prepare !== null) {
      await prepare();
      // Another tab has signed in in the meantime.
      if (isSignedIn(this.tokens.read())) return this.session.reflect();
    }
    await this.tabs.locks.hold(SESSION_LOCK, WRITE_WAIT, async () => {
      await this.tabs.records.write({ from: NO_PREDECESSOR, ...tokens });
      this.tokens.write(tokens);
    });
    this.tabs.channel.announce({ kind: 'signed-in' });
    if (!isFree) await prepare?.();
    // Another tab may have signed in in the meantime.
    if (fingerprintOf(this.tokens.read()) === fingerprintOf(tokens)) this.session.enter(tokens, profile);
    else this.session.reflect();
  }

  /** The listener signs out here: refusals by the server are not reported from now on, in any tab. */
  startLeaving(): void {
    const ended = this.tokens.read();
    this.endBroadcast.onEvent('leaving');
    this.tokens.markEnd({ ending: 'left', trace: fingerprintOf(ended) });
    this.announceEnd(ended, 'left');
  }

  /** Ends the session that the listener is leaving, unless a sign-in happened in the meantime. */
  finishLeaving(): void {
    if (this.endBroadcast.phase === 'leaving') this.end('left');
  }

  /** Removes both tokens, in all tabs. If another tab was faster, the ending that it reported counts. */
  end(why: Ending): void {
    const stored = this.tokens.read();
    const isGone = (stored.accessToken ?? stored.refreshToken) === null || this.session.fingerprints.isEnded(stored);
    if (isGone) this.session.reflect();
    else this.remove(stored, why);
    if (isGone && why === 'left') this.announceEnd(stored, why);
    this.endBroadcast.onEvent(why);
  }

  /** Ends the session of this token if it is still the current one: a new sign-in stays, also one in another tab. */
  async endRefused(failedToken: string | null): Promise<void> {
    await this.tabs.locks.hold(SESSION_LOCK, WRITE_WAIT, async () => {
      const record = await this.tabs.records.read();
      if (clearsToken(this.tokens.read(), failedToken, record)) this.end('over');
      else this.endBroadcast.forgetRefusal();
    });
  }

  private remove(stored: Tokens, why: Ending): void {
    const mark = this.tokens.lastEnd();
    const isMarked = this.session.fingerprints.isMarked(stored, mark);
    const ending = endingOf(this.endBroadcast.phase, why, isMarked ? mark : null);
    this.tokens.markEnd({ ending, trace: fingerprintOf(stored) });
    this.tokens.clear();
    void this.tabs.records.clear();
    this.announceEnd(stored, ending);
    this.session.endSessionOf(stored, ending);
  }

  private announceEnd(ended: Tokens, ending: Ending): void {
    this.tabs.channel.announce({ kind: 'signed-out', ended, isExpired: ending === 'over' });
  }
}
