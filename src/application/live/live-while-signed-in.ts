import { BehaviorSubject } from 'rxjs';
import type { SessionState } from '../../domain/session/session-state';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Time } from '../playback/deck/time';
import type { DevicesControl } from './devices-control';
import type { LiveAccess } from './live-access';

/** After a page load, the first page sends its requests first. */
const START_DELAY: Milliseconds = 300;
const RETRY_DELAY: Milliseconds = 30_000;

/** The session at the moment when the devices of its account connect to each other. */
export interface LiveSession {
  /** Whether the session is older than this page. */
  readonly isRestored: boolean;
  /** When the data on screen was requested, in milliseconds since the epoch. */
  readonly askedAt: Milliseconds;
}

export interface StartedLive {
  readonly control: DevicesControl;
  end(): void;
}

interface LiveDeps {
  readonly session: EventStream<SessionState>;
  readonly time: Time;
  /** When the page was opened, in milliseconds since the epoch. */
  readonly openedAt: Milliseconds;
  /** Fetches the code that connects this device; rejects, after logging it, if the code cannot be fetched. */
  readonly load: () => Promise<(session: LiveSession) => StartedLive>;
}

/** While a listener is signed in, connects this device to the account's other devices. The code is fetched at the first sign-in. */
export class LiveWhileSignedIn implements LiveAccess {
  private readonly subject = new BehaviorSubject<DevicesControl | null>(null);
  readonly changes = this.subject.asObservable();
  private started: StartedLive | null = null;
  private waiting: Subscription | null = null;
  private isSignedIn = false;
  private session: LiveSession;

  constructor(private readonly deps: LiveDeps) {
    this.session = { isRestored: true, askedAt: deps.openedAt };
  }

  start(): void {
    let isLater = false;
    this.deps.session.subscribe(({ kind }) => {
      const isSignedIn = kind === 'signed-in';
      if (isSignedIn === this.isSignedIn) return;
      this.isSignedIn = isSignedIn;
      if (!isSignedIn) return this.end();
      if (isLater) this.session = { isRestored: false, askedAt: this.deps.time.clock.now() };
      // A listener who signs in later already sees a page, and its hearts have to be filled.
      this.connectAfter(isLater ? 0 : START_DELAY);
    });
    isLater = true;
  }

  private connectAfter(delay: Milliseconds): void {
    this.waiting = this.deps.time.timer.after(delay, () => void this.connect());
  }

  private async connect(): Promise<void> {
    // `load` has logged the failure.
    const startLive = await this.deps.load().catch(() => null);
    if (!this.isSignedIn || this.started !== null) return;
    if (startLive === null) return this.connectAfter(RETRY_DELAY);
    this.started = startLive(this.session);
    this.subject.next(this.started.control);
  }

  private end(): void {
    this.waiting?.unsubscribe();
    this.subject.next(null);
    this.started?.end();
    this.started = null;
  }
}
