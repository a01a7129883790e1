import type { Container } from 'inversify';
import { Crossfading } from '../application/playback/deck/crossfading';
import { LoudnessLevelling } from '../application/playback/settings/loudness-levelling';
import { MediaChoosing } from '../application/playback/settings/media-choosing';
import { MediaDeparture } from '../application/playback/companions/media-departure';
import { MediumMemory } from '../application/playback/settings/medium-memory';
import { SleepTimer } from '../application/playback/settings/sleep-timer';
import type { SoundServices } from '../application/playback/settings/sound-services';
import { SoundShapingLink } from '../application/playback/settings/sound-shaping-link';
import type { PlayerStore } from '../application/playback/player/player-store';
import { withSettableVolume } from '../domain/playback/settings/volume';
import { isVolumeSettable } from '../infrastructure/media/shared/settable-volume';
import { WebStorage } from '../infrastructure/storage/web-storage';
import { mediaDepartures } from './page-departures';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** Starts applying the listener's settings to the sound. */
export function startSound(container: Container): SoundServices {
  const store = resolve(container, P.PlayerStore);
  const song = resolve(container, P.CurrentSong);
  const settings = resolve(container, P.Listening);
  const sleep = new SleepTimer({ store, settings, song }, resolve(container, T.Timer), resolve(container, T.Clock));
  sleep.start();
  void findVolume(container, store);
  const deck = resolve(container, P.Deck);
  new LoudnessLevelling(store, settings, sleep.fade, deck).start();
  new Crossfading({ store, song }, settings, resolve(container, P.PlaybackCoordinator), deck).start();
  new SoundShapingLink(store, song, settings, resolve(container, P.Shaping)).start();
  const departures = mediaDepartures(resolve(container, T.PageLifecycle), resolve(container, T.Timer));
  resolve(container, P.NextSongPreloader).pauseWhileAway(departures);
  new MediaDeparture(store, song, deck, resolve(container, P.EngineLoader)).start(departures);
  new MediumMemory(store, new WebStorage(() => window.sessionStorage)).start();
  const media = new MediaChoosing(store, settings, song, deck);
  media.start();
  return { settings, sleep, media, picture: resolve(container, P.Picture) };
}

async function findVolume(container: Container, store: PlayerStore): Promise<void> {
  const isSettable = await isVolumeSettable(document.createElement('video'), resolve(container, T.Timer));
  store.update((state) => withSettableVolume(state, isSettable));
}
