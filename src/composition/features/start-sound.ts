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
import { PlayerTokens } from '../player-tokens';
import { resolve } from '../token';
import { Tokens } from '../tokens';

/** Starts applying the listener's settings to the sound. */
export function startSound(container: Container): SoundServices {
  const store = resolve(container, PlayerTokens.PlayerStore);
  const song = resolve(container, PlayerTokens.CurrentSong);
  const settings = resolve(container, PlayerTokens.Listening);
  const sleep = new SleepTimer(
    { store, settings, song },
    resolve(container, Tokens.Timer),
    resolve(container, Tokens.Clock),
  );
  sleep.start();
  void findVolume(container, store);
  const deck = resolve(container, PlayerTokens.Deck);
  new LoudnessLevelling(store, settings, sleep.fade, deck).start();
  new Crossfading({ store, song }, settings, resolve(container, PlayerTokens.PlaybackCoordinator), deck).start();
  new SoundShapingLink(store, song, settings, resolve(container, PlayerTokens.Shaping)).start();
  const departures = mediaDepartures(resolve(container, Tokens.PageLifecycle), resolve(container, Tokens.Timer));
  resolve(container, PlayerTokens.NextSongPreloader).pauseWhileAway(departures);
  new MediaDeparture(store, song, deck, resolve(container, PlayerTokens.EngineLoader)).start(departures);
  new MediumMemory(store, new WebStorage(() => window.sessionStorage)).start();
  const media = new MediaChoosing(store, settings, song, deck);
  media.start();
  return { settings, sleep, media, picture: resolve(container, PlayerTokens.Picture) };
}

async function findVolume(container: Container, store: PlayerStore): Promise<void> {
  const isSettable = await isVolumeSettable(document.createElement('video'), resolve(container, Tokens.Timer));
  store.update((state) => withSettableVolume(state, isSettable));
}
