import type { Container } from 'inversify';
import { Crossfading } from '../../application/playback/deck/crossfading';
import { LoudnessLevelling } from '../../application/playback/settings/loudness-levelling';
import { MediaChoosing } from '../../application/playback/settings/media-choosing';
import { MediaDeparture } from '../../application/playback/companions/media-departure';
import { MediumMemory } from '../../application/playback/settings/medium-memory';
import { SleepTimer } from '../../application/playback/settings/sleep-timer';
import type { SoundServices } from '../../application/playback/settings/sound-services';
import { SoundShapingLink } from '../../application/playback/settings/sound-shaping-link';
import type { PlayerStore } from '../../application/playback/player/player-store';
import { withSettableVolume } from '../../domain/playback/settings/volume';
import { isVolumeSettable } from '../../infrastructure/media/shared/settable-volume';
import { WebStorage } from '../../infrastructure/storage/web-storage';
import { mediaDepartures } from './page-departures';
import { PlayerRoles } from '../player-roles';
import { resolve } from '../token';
import { Roles } from '../roles';

/** Starts applying the listener's settings to the sound. */
export function startSound(container: Container): SoundServices {
  const store = resolve(container, PlayerRoles.PlayerStore);
  const song = resolve(container, PlayerRoles.CurrentSong);
  const settings = resolve(container, PlayerRoles.Listening);
  const sleep = new SleepTimer(
    { store, settings, song },
    resolve(container, Roles.Timer),
    resolve(container, Roles.Clock),
  );
  sleep.start();
  void findVolume(container, store);
  const deck = resolve(container, PlayerRoles.Deck);
  new LoudnessLevelling(store, settings, sleep.fade, deck).start();
  new Crossfading({ store, song }, settings, resolve(container, PlayerRoles.PlaybackCoordinator), deck).start();
  new SoundShapingLink(store, song, settings, resolve(container, PlayerRoles.Shaping)).start();
  const departures = mediaDepartures(resolve(container, Roles.PageLifecycle), resolve(container, Roles.Timer));
  resolve(container, PlayerRoles.NextSongPreloader).pauseWhileAway(departures);
  new MediaDeparture(store, song, deck, resolve(container, PlayerRoles.EngineLoader)).start(departures);
  new MediumMemory(store, new WebStorage(window, 'sessionStorage')).start();
  const media = new MediaChoosing(store, settings, song, deck);
  media.start();
  return { settings, sleep, media, picture: resolve(container, PlayerRoles.Picture) };
}

async function findVolume(container: Container, store: PlayerStore): Promise<void> {
  const isSettable = await isVolumeSettable(document.createElement('video'), resolve(container, Roles.Timer));
  store.update((state) => withSettableVolume(state, isSettable));
}
