import type { Container } from 'inversify';
import { LiveWhileSignedIn, type LiveSession, type StartedLive } from '../../application/live/live-while-signed-in';
import type { PlaybackServices } from '../../application/playback/player/lazy-player';
import type { ConnectedBackend, PortsOf } from '../../application/ports/backend.port';
import { lazy } from '../lazy';
import { resolve } from '../token';
import { Roles } from '../roles';

interface Playback {
  /** The player of this device; called once the code of the devices is loaded. */
  readonly local: () => PlaybackServices;
  /** Has the screens show and command these services. */
  readonly use: (services: PlaybackServices) => void;
}

/** The account's other devices, for as long as the page is open. */
export function liveAccess(container: Container, playback: Playback): LiveWhileSignedIn {
  return new LiveWhileSignedIn({
    session: resolve(container, Roles.Session).changes,
    time: { timer: resolve(container, Roles.Timer), clock: resolve(container, Roles.Clock) },
    openedAt: performance.timeOrigin,
    load: lazy('live devices', () => loadLive(container, playback), resolve(container, Roles.Logger)),
  });
}

async function loadLive(container: Container, { local, use }: Playback) {
  const [ports, { startLive }] = await Promise.all([
    loadPorts(container, resolve(container, Roles.Backend)),
    import(/* webpackChunkName: "live" */ './start-live'),
  ]);
  return (session: LiveSession): StartedLive => startLive(container, { ports, local: local(), use, session });
}

/** A backend with the capability has the ports. */
function present<P>(ports: P | undefined): P {
  if (ports === undefined) throw new Error('the backend has the capability `live` without its ports');
  return ports;
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
