import type { Container } from 'inversify';
import { AddressRenewal } from '../../application/playback/player/address-renewal';
import { ChangedDetails } from '../../application/playback/player/changed-details';
import type { PlaybackServices } from '../../application/playback/player/lazy-player';
import { EndlessPlay } from '../../application/playback/player/endless-play';
import { ListPlayback } from '../../application/playback/player/list-playback';
import type { Preloader } from '../../application/playback/preload/preloader';
import { deferUiUntilAudio } from '../../application/playback/player/defer-ui-until-audio';
import { QueueEditing } from '../../application/playback/player/queue-editing';
import { SuggestionLoading } from '../../application/playback/player/suggestion-loading';
import { forgetWithAccount } from '../../application/session/forget-with-account';
import type { Milliseconds } from '../../domain/shared/units';
import { DomSongsInView } from '../../infrastructure/system/dom-songs-in-view';
import { playbackModule } from './playback.module';
import { PlayerTokens } from '../player-tokens';
import { LiveStarter } from './live-starter';
import { startCompanions } from './playback-companions';
import { preloadModule } from './preload.module';
import { soundModule } from './sound.module';
import { startSound } from './start-sound';
import { resolve } from '../token';
import { Tokens } from '../tokens';

/** The engine's code is larger than the whole first page: it is fetched after that page is shown, or at the first hover. */
const ENGINE_AFTER: Milliseconds = 4_000;

/**
 * Binds the player and starts its companions, which run as long as the page is open. The stored volume and queue are restored
 * first.
 */
export function startPlayback(container: Container, use: (services: PlaybackServices) => void): PlaybackServices {
  container.load(soundModule, playbackModule, preloadModule);
  const store = resolve(container, PlayerTokens.PlayerStore);
  const song = resolve(container, PlayerTokens.CurrentSong);
  const player = resolve(container, Tokens.Player);
  const lists = new ListPlayback(store, player, resolve(container, Tokens.Random));
  const suggestions = new SuggestionLoading(store, song, resolve(container, Tokens.Catalogue));
  const endless = new EndlessPlay(store, suggestions, resolve(container, PlayerTokens.Listening));
  const details = resolve(container, PlayerTokens.SongDetails);
  const session = resolve(container, Tokens.Session);
  const changed = new ChangedDetails(store, resolve(container, PlayerTokens.Deck), song);
  const renewal = new AddressRenewal(store, changed, details, resolve(container, Tokens.Timer));
  renewal.start(resolve(container, PlayerTokens.Watchdog).refusals);
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
  const shown = deferUiUntilAudio(player.changes, resolve(container, Tokens.Timer));
  const queue = new QueueEditing(store, song);
  const live = new LiveStarter(container, use);
  const services = { player, shown, queue, lists, preloader, suggestions, endless, sound, live };
  live.start(services);
  return services;
}

function preloadWhenIdle(container: Container): Preloader {
  const preloader = resolve(container, Tokens.Preloader);
  resolve(container, Tokens.Timer).after(ENGINE_AFTER, () => {
    preloader.loadEngine();
    new DomSongsInView().rests.subscribe((songIds) => void preloader.onVisible(songIds));
  });
  return preloader;
}
