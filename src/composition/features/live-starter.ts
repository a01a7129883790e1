import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { DevicesControl } from '../../application/live/devices-control';
import type { LiveAccess } from '../../application/live/live-access';
import type { PlaybackServices } from '../../application/playback/player/lazy-player';
import type { ConnectedBackend, PortsOf } from '../../application/ports/backend.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import { lazy } from '../lazy';
import { resolve } from '../token';
import { Roles } from '../roles';
import type { LiveSession, StartedLive } from './start-live';

/** After a page load, the first page sends its requests first. */
const START_DELAY: Milliseconds = 300;
const RETRY_DELAY: Milliseconds = 30_000;

/** While a listener is signed in, connects this device to the account's other devices. The code is fetched at the first sign-in. */
export class LiveStarter implements LiveAccess {
  private readonly subject = new BehaviorSubject<DevicesControl | null>(null);
  readonly changes = this.subject.asObservable();
  private readonly load: () => ReturnType<typeof loadLive>;
  private started: StartedLive | null = null;
  private waiting: Subscription | null = null;
  private isSignedIn = false;
  private session: LiveSession = { isRestored: true, askedAt: performance.timeOrigin };

  /** `use` has the screens show and command other playback services. */
  constructor(
    private readonly container: Container,
    private readonly use: (services: PlaybackServices) => void,
  ) {
    this.load = lazy('live devices', () => loadLive(container), resolve(container, Roles.Logger));
  }

  start(local: PlaybackServices): void {
    if (!resolve(this.container, Roles.Supports)('live')) return;
    let isLater = false;
    resolve(this.container, Roles.Session).changes.subscribe(({ kind }) => {
      const isSignedIn = kind === 'signed-in';
      if (isSignedIn === this.isSignedIn) return;
      this.isSignedIn = isSignedIn;
      if (!isSignedIn) return this.end();
      if (isLater) this.session = { isRestored: false, askedAt: resolve(this.container, Roles.Clock).now() };
      // A listener who signs in later already sees a page, and its hearts have to be filled.
      this.startIn(isLater ? 0 : START_DELAY, local);
    });
    isLater = true;
  }

  private startIn(delay: Milliseconds, local: PlaybackServices): void {
    this.waiting = resolve(this.container, Roles.Timer).after(delay, () => void this.startNow(local));
  }

  private async startNow(local: PlaybackServices): Promise<void> {
    // `load` has logged the failure.
    const loaded = await this.load().catch(() => null);
    if (!this.isSignedIn || this.started !== null) return;
    if (loaded === null) return this.startIn(RETRY_DELAY, local);
    const { ports, startLive } = loaded;
    this.started = startLive(this.container, { ports, local, use: this.use, session: this.session });
    this.subject.next(this.started.control);
  }

  private end(): void {
    this.waiting?.unsubscribe();
    this.subject.next(null);
    this.started?.end();
    this.started = null;
  }
}

/** A backend with the capability has the ports. */
function present<P>(ports: P | undefined): P {
  if (ports === undefined) throw new Error('the backend has the capability `live` without its ports');
  return ports;
}

async function loadLive(container: Container) {
  const [ports, { startLive }] = await Promise.all([
    loadPorts(container, resolve(container, Roles.Backend)),
    import(/* webpackChunkName: "live" */ './start-live'),
  ]);
  return { ports, startLive };
}

/** The devices connect through the backend, or through Firebase if the build says so. */
async function loadPorts(container: Container, backend: ConnectedBackend): Promise<PortsOf<'live'>> {
  if (process.env['LIVE_AT'] !== 'firebase') return present(await backend.load('live'));
  const [ports, { firebaseLive }] = await Promise.all([
    backend.load('externalLive').then(present),
    import(/* webpackChunkName: "firebase-live" */ './firebase-live'),
  ]);
  return firebaseLive(container, ports);
}
