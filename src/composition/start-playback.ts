import type { Container } from 'inversify';
import { AddressRenewal } from '../application/playback/player/address-renewal';
import { ChangedDetails } from '../application/playback/player/changed-details';
import type { PlaybackServices } from '../application/playback/player/lazy-player';
import { EndlessPlay } from '../application/playback/player/endless-play';
import { ListPlayback } from '../application/playback/player/list-playback';
import { MediaSessionLink } from '../application/playback/companions/media-session-link';
import { GaplessSync } from '../application/playback/player/gapless-sync';
import { QueueFacts } from '../application/playback/player/queue-facts';
import type { Preloader } from '../application/playback/preload/preloader';
import { PlayCounting } from '../application/playback/companions/play-counting';
import { PlayerMemory } from '../application/playback/companions/player-memory';
import { deferUiUntilAudio } from '../application/playback/player/defer-ui-until-audio';
import { QueueEditing } from '../application/playback/player/queue-editing';
import { SuggestionLoading } from '../application/playback/player/suggestion-loading';
import { forgetWithAccount } from '../application/session/forget-with-account';
import { whileSignedIn } from '../application/session/while-signed-in';
import type { Milliseconds } from '../domain/shared/units';
import { DomSongsInView } from '../infrastructure/system/dom-songs-in-view';
import { NavigatorMediaSession } from '../infrastructure/system/navigator-media-session';
import { oneTabPlays } from './one-tab-plays';
import { playbackModule } from './playback.module';
import { P } from './playback-tokens';
import { queueMemory } from './queue-memory';
import { soundModule } from './sound.module';
import { startSound } from './start-sound';
import { resolve } from './token';
import { T } from './tokens';
import { withLive } from './with-live';

/** The engine's code is larger than the whole first page: it is fetched after that page is shown, or at the first hover. */
const ENGINE_AFTER: Milliseconds = 4_000;

/**
 * Binds the player and starts its companions, which run as long as the page is open. The stored volume and queue are restored
 * first.
 */
export function startPlayback(container: Container, use: (parts: PlaybackServices) => void): PlaybackServices {
  container.load(soundModule, playbackModule);
  const store = resolve(container, P.PlayerStore);
  const song = resolve(container, P.CurrentSong);
  const player = resolve(container, T.Player);
  const lists = new ListPlayback(store, player, resolve(container, T.Random));
  const suggestions = new SuggestionLoading(store, song, resolve(container, T.Catalogue));
  const endless = new EndlessPlay(store, suggestions, resolve(container, P.Listening));
  const details = resolve(container, P.SongDetails);
  const session = resolve(container, T.Session);
  const changed = new ChangedDetails(store, resolve(container, P.Deck), song);
  const renewal = new AddressRenewal(store, changed, details, resolve(container, T.Timer));
  renewal.start(resolve(container, P.Watchdog).refusals);
  const companions = [
    lists,
    new PlayerMemory(store, resolve(container, T.KeyValueStore)),
    queueMemory(container, store),
    oneTabPlays(container, player),
    new MediaSessionLink(player, resolve(container, P.Listening), new NavigatorMediaSession()),
    resolve(container, P.NextSongPreloader),
    new GaplessSync(store, song, details, resolve(container, P.DataSaver)),
    new QueueFacts(store, {
      details: details.loaded$,
      kept: whileSignedIn(session, resolve(container, T.LibraryAccess).changes),
    }),
    new PlayCounting(store, song, resolve(container, P.RecordPlay)),
    suggestions,
    endless,
  ];
  for (const companion of companions) companion.start();
  forgetWithAccount(session, () => {
    details.forgetAll();
    renewal.renewForListener();
  });
  const preloader = preloadWhenIdle(container);
  const sound = startSound(container);
  const shown = deferUiUntilAudio(player.changes, resolve(container, T.Timer));
  const parts = { player, shown, queue: new QueueEditing(store, song), lists, preloader, suggestions, endless, sound };
  return withLive(container, use, parts);
}

function preloadWhenIdle(container: Container): Preloader {
  const preloader = resolve(container, T.Preloader);
  resolve(container, T.Timer).after(ENGINE_AFTER, () => {
    preloader.loadEngine();
    new DomSongsInView().rests.subscribe((songIds) => void preloader.onVisible(songIds));
  });
  return preloader;
}
