import { Subject } from 'rxjs';
import type { TokenStore } from '../../../src/domain/session/token-store.port';
import type { HttpTransport } from '../../../src/application/ports/http-transport.port';
import type { TabAnnouncement } from '../../../src/application/ports/tab-channel.port';
import { LazySessionGuard } from '../../../src/application/session/lazy-session-guard';
import { SessionEndBroadcast, type SessionEvent } from '../../../src/application/session/session-end-broadcast';
import { Session } from '../../../src/application/session/session';
import { SessionControl } from '../../../src/application/session/session-control';
import { SessionRenewer } from '../../../src/application/session/session-renewer';
import { SESSION_LOCK, type SessionTabs } from '../../../src/application/session/session-tabs';
import { TokenRenewal } from '../../../src/application/session/token-renewal';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import type { Milliseconds } from '../../../src/domain/shared/units';
import { FakePageLifecycle } from './fake-page-lifecycle';
import { FakeSessionServer } from './fake-session-server';
import { MemorySuccessorRecords, MemoryTabChannel, MemoryTabLocks } from './memory-tabs';
import { MemoryTokens, MemoryTokenStore } from './memory-token-store';
import { VirtualTime } from './virtual-time';

/** One tab and the session events reported to its listener. */
export interface SessionTab {
  readonly session: Session;
  readonly control: SessionControl;
  readonly tokens: TokenStore;
  readonly transport: HttpTransport;
  readonly told: SessionEvent['kind'][];
  readonly lifecycle: FakePageLifecycle;
}

/** A browser with any number of tabs, connected to a server, in virtual time. */
export class SessionBrowser {
  readonly time = new VirtualTime();
  readonly server = new FakeSessionServer(this.time);
  readonly records = new MemorySuccessorRecords();
  readonly stored = new MemoryTokens();
  /** Emits when all tabs become visible again. */
  readonly resumes = new Subject<void>();
  private readonly channels = new Set<MemoryTabChannel>();
  private readonly locks = new MemoryTabLocks(this.time);

  /** `lacking` replaces the features that this browser does not have. */
  constructor(private readonly lacking: Partial<SessionTabs> = {}) {}

  /** With its own `tokens`, a tab sees the values it last read: writes by another browser process arrive late. */
  openTab(tokens: TokenStore = new MemoryTokenStore(this.stored), heardAfter: Milliseconds = 0): SessionTab {
    const late = (run: () => void) => void this.time.after(heardAfter, run);
    const channel = new MemoryTabChannel(this.channels, heardAfter === 0 ? undefined : late);
    const tabs = { locks: this.locks, records: this.records, channel, ...this.lacking };
    const endBroadcast = new SessionEndBroadcast(this.time);
    const lifecycle = new FakePageLifecycle();
    const world = { timer: this.time, resumes: this.resumes, lifecycle };
    const session = new Session(tokens, tabs.channel, endBroadcast, world);
    const control = new SessionControl(session, tokens, tabs, endBroadcast);
    const renewal = new TokenRenewal(tokens, this.server, tabs, this.time);
    const keeper = new SessionRenewer(session, tokens, renewal, { control, endBroadcast, timer: this.time });
    const guard = new LazySessionGuard(tokens, session.fingerprints, async () => keeper);
    const told: SessionEvent['kind'][] = [];
    endBroadcast.events.subscribe(({ kind }) => told.push(kind));
    session.start();
    return {
      session,
      control,
      tokens,
      told,
      lifecycle,
      transport: new SessionHttpTransport(this.server, SONG_PROTOCOL, guard),
    };
  }

  /** A browser in which `an` signed in some time ago. */
  static signedIn(lacking: Partial<SessionTabs> = {}): SessionBrowser {
    const browser = new SessionBrowser(lacking);
    browser.stored.tokens = browser.server.signIn('an');
    return browser;
  }

  /** Some tab holds the session's lock and never releases it. */
  lockForEver(): void {
    void this.locks.hold(SESSION_LOCK, 0, () => new Promise(() => undefined));
  }

  /** Sends an announcement of a tab that is closed by now. */
  announce(announcement: TabAnnouncement): void {
    new MemoryTabChannel(this.channels).announce(announcement);
  }
}
