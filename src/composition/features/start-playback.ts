import type { Container } from 'inversify';
import { AddressRenewal } from '../../application/playback/player/address-renewal';
import { ChangedDetails } from '../../application/playback/player/changed-details';
import type { PlaybackServices } from '../../application/playback/player/lazy-player';
import { EndlessPlay } from '../../application/playback/player/endless-play';
import type { Preloader } from '../../application/playback/preload/preloader';
import { deferUiUntilAudio } from '../../application/playback/player/defer-ui-until-audio';
import { SuggestionLoading } from '../../application/playback/player/suggestion-loading';
import { forgetWithAccount } from '../../application/session/forget-with-account';
import type { Milliseconds } from '../../domain/shared/units';
import { DomSongsInView } from '../../infrastructure/system/dom-songs-in-view';
import { commandsModule } from './commands.module';
import { playbackModule } from './playback.module';
import { PlayerRoles } from '../player-roles';
import { liveAccess } from './live-access';
import { startCompanions } from './playback-companions';
import { preloadModule } from './preload.module';
import { soundModule } from './sound.module';
import { startSound } from './start-sound';
import { resolve } from '../token';
import { Roles } from '../roles';

/** The engine's code is larger than the whole first page: it is fetched after that page is shown, or at the first hover. */
const ENGINE_AFTER: Milliseconds = 4_000;

/**
 * Binds the player and starts its companions, which run as long as the page is open. The stored volume and queue are restored
 * first.
 */
export function startPlayback(container: Container, use: (services: PlaybackServices) => void): PlaybackServices {
  container.load(soundModule, playbackModule, commandsModule, preloadModule);
  const store = resolve(container, PlayerRoles.PlayerStore);
  const song = resolve(container, PlayerRoles.CurrentSong);
  const player = resolve(container, Roles.Player);
  const { queue, lists } = resolve(container, PlayerRoles.QueueServices);
  const suggestions = new SuggestionLoading(store, song, resolve(container, Roles.Catalogue));
  const endless = new EndlessPlay(store, suggestions, resolve(container, PlayerRoles.Listening));
  const details = resolve(container, PlayerRoles.SongDetails);
  const session = resolve(container, Roles.Session);
  const changed = new ChangedDetails(store, resolve(container, PlayerRoles.Deck), song);
  const renewal = new AddressRenewal(store, changed, details, resolve(container, Roles.Timer));
  renewal.start(resolve(container, PlayerRoles.Watchdog).refusals);
  lists.start();
  startCompanions(container);
  suggestions.start();
  endless.start();
  forgetWithAccount(session, () => {
    details.forgetAll();
    renewal.renewForListener();
  });
  const preloader = preloadWhenIdle(container);
  const sound = startSound(container);
  const shown = deferUiUntilAudio(player.changes, resolve(container, Roles.Timer));
  const live = liveAccess(container, { local: () => services, use });
  const services: PlaybackServices = { player, shown, queue, lists, preloader, suggestions, endless, sound, live };
  if (resolve(container, Roles.Supports)('live')) live.start();
  return services;
}

function preloadWhenIdle(container: Container): Preloader {
  const preloader = resolve(container, Roles.Preloader);
  resolve(container, Roles.Timer).after(ENGINE_AFTER, () => {
    preloader.loadEngine();
    new DomSongsInView().rests.subscribe((songIds) => void preloader.onVisible(songIds));
  });
  return preloader;
}
