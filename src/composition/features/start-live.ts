import type { Container } from 'inversify';
import type { KnownAnnotations } from '../../application/library/annotate-songs';
import { DeviceControl } from '../../application/live/device-control';
import type { LiveSession, StartedLive } from '../../application/live/live-while-signed-in';
import { NowPlayingPublisher } from '../../application/live/now-playing-publisher';
import { RemoteCommandHandler } from '../../application/live/remote-command-handler';
import { RemoteLibraryChanges } from '../../application/live/remote-library-changes';
import { ResumePlayback } from '../../application/live/resume-playback';
import type { Time } from '../../application/playback/deck/time';
import type { PlaybackServices } from '../../application/playback/player/lazy-player';
import type { PortsOf } from '../../application/ports/backend.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import { PlayerRoles } from '../player-roles';
import { resolve } from '../token';
import { Roles } from '../roles';
import { startDocuments } from './start-documents';

interface LiveStart {
  readonly ports: PortsOf<'live'>;
  /** The player of this device. */
  readonly local: PlaybackServices;
  /** Has the screens show and command these services. */
  readonly use: (services: PlaybackServices) => void;
  readonly session: LiveSession;
}

/** Makes this device available to the account's other devices, until the returned object is ended. */
export function startLive(container: Container, { ports, local, use, session }: LiveStart): StartedLive {
  const { liveDevices: devices, songsById: songs } = ports;
  const time = { timer: resolve(container, Roles.Timer), clock: resolve(container, Roles.Clock) };
  const player = resolve(container, Roles.Player);
  const resumePlayback = new ResumePlayback(
    resolve(container, PlayerRoles.PlayerStore),
    resolve(container, PlayerRoles.CurrentSong),
  );
  const control = new DeviceControl(devices, { local, songs, time, use });
  const links = [
    new RemoteCommandHandler(devices, { player, songs, resumePlayback }).start(),
    new NowPlayingPublisher(player, devices, time).start(),
    ...startRemoteLibraryChanges(container, ports, time, session.askedAt),
  ];
  control.start();
  const documents = startDocuments(container, ports, resumePlayback, session.isRestored);
  devices.connect();
  return {
    control,
    end: () => {
      links.forEach((link) => link.unsubscribe());
      documents.end();
      control.end();
      devices.disconnect();
    },
  };
}

/** Shows the changes that other devices make to the listener's library, until all of these subscriptions are ended. */
function startRemoteLibraryChanges(
  container: Container,
  { liveDevices, songsById: songs }: PortsOf<'live'>,
  time: Time,
  askedAt: Milliseconds,
): readonly Subscription[] {
  const library = resolve(container, Roles.LibraryAccess);
  let known: KnownAnnotations = new Map();
  const changes = new RemoteLibraryChanges(liveDevices, {
    songs,
    queue: resolve(container, PlayerRoles.PlayerStore),
    annotations: () => known,
    time,
    requestedAt: askedAt,
    publish: (change) => void library.onRemoteChange(change),
    renew: () => {
      resolve(container, Roles.Freshness).renew();
      void resolve(container, Roles.AccountServices).readProfile.execute();
    },
  });
  return [library.annotations.changes.subscribe((annotations) => (known = annotations)), changes.start()];
}
