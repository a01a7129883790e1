import type { Container } from 'inversify';
import { DeviceControl } from '../application/live/device-control';
import { ResumePlayback } from '../application/live/resume-playback';
import { RemoteCommandHandler } from '../application/live/remote-command-handler';
import { NowPlayingPublisher } from '../application/live/now-playing-publisher';
import type { PlaybackServices } from '../application/playback/player/lazy-player';
import { startRemoteLibraryChanges } from './remote-library-changes';
import type { LiveSession } from './live-session';
import { startDocuments } from './start-documents';
import { L } from './live-tokens';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

export interface StartedLive {
  readonly control: DeviceControl;
  end(): void;
}

/** Makes this device available to the account's other devices, until the returned object is ended. */
export function startLive(
  container: Container,
  local: PlaybackServices,
  use: (parts: PlaybackServices) => void,
  session: LiveSession,
): StartedLive {
  const devices = resolve(container, L.LiveDevices);
  const songs = resolve(container, L.SongsById);
  const time = { timer: resolve(container, T.Timer), clock: resolve(container, T.Clock) };
  const player = resolve(container, T.Player);
  const goOn = new ResumePlayback(resolve(container, P.PlayerStore), resolve(container, P.CurrentSong));
  const control = new DeviceControl(devices, { local, songs, time, use });
  const links = [
    new RemoteCommandHandler(devices, { player, queue: local.queue, songs, goOn }).start(),
    new NowPlayingPublisher(player, devices, time).start(),
    ...startRemoteLibraryChanges(container, time, session),
  ];
  control.start();
  const documents = startDocuments(container, goOn, session.isRestored);
  devices.enter();
  return {
    control,
    end: () => {
      links.forEach((link) => link.unsubscribe());
      documents.end();
      control.end();
      devices.leave();
    },
  };
}
