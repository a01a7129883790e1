import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { DevicesControl } from '../application/live/devices-control';
import type { LiveAccess } from '../application/live/live-access';
import type { PlaybackServices } from '../application/playback/player/lazy-player';
import type { Subscription } from '../domain/shared/event-stream';
import type { Milliseconds } from '../domain/shared/units';
import { liveModule } from './backends';
import type { LiveSession } from './live-session';
import type { StartedLive } from './start-live';
import { resolve } from './token';
import { T } from './tokens';

/** After a page load, the first page sends its requests first. */
const AFTER: Milliseconds = 300;
const AGAIN_AFTER: Milliseconds = 30_000;

type Use = (parts: PlaybackServices) => void;

/** While a listener is signed in, connects this device to the account's other devices. The code is fetched at the first sign-in. */
export class LiveStarter implements LiveAccess {
  private readonly subject = new BehaviorSubject<DevicesControl | null>(null);
  readonly changes = this.subject.asObservable();
  private started: StartedLive | null = null;
  private waiting: Subscription | null = null;
  private isBound = false;
  private isSignedIn = false;
  private session: LiveSession = { isRestored: true, askedAt: performance.timeOrigin };

  constructor(
    private readonly container: Container,
    private readonly use: Use,
  ) {}

  start(local: PlaybackServices): void {
    let isLater = false;
    resolve(this.container, T.Session).changes.subscribe(({ kind }) => {
      const isSignedIn = kind === 'signed-in';
      if (isSignedIn === this.isSignedIn) return;
      this.isSignedIn = isSignedIn;
      if (!isSignedIn) return this.end();
      if (isLater) this.session = { isRestored: false, askedAt: resolve(this.container, T.Clock).now() };
      // A listener who signs in later already sees a page, and its hearts have to be filled.
      this.startIn(isLater ? 0 : AFTER, local);
    });
    isLater = true;
  }

  private startIn(delay: Milliseconds, local: PlaybackServices): void {
    this.waiting = resolve(this.container, T.Timer).after(delay, () => void this.startNow(local));
  }

  private async startNow(local: PlaybackServices): Promise<void> {
    const startLive = await this.load().catch(() => null);
    if (!this.isSignedIn || this.started !== null) return;
    if (startLive === null) return this.startIn(AGAIN_AFTER, local);
    this.started = startLive(this.container, local, this.use, this.session);
    this.subject.next(this.started.control);
  }

  private async load() {
    const [ports, { startLive }] = await Promise.all([
      liveModule('song'),
      import(/* webpackChunkName: "live" */ './start-live'),
    ]);
    if (!this.isBound) this.container.load(ports);
    this.isBound = true;
    return startLive;
  }

  private end(): void {
    this.waiting?.unsubscribe();
    this.subject.next(null);
    this.started?.end();
    this.started = null;
  }
}
