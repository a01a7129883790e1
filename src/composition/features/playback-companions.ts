import type { Container } from 'inversify';
import { OneTabPlays } from '../../application/playback/companions/one-tab-plays';
import { QueueMemory } from '../../application/playback/companions/queue-memory';
import { ResumedDetails } from '../../application/playback/companions/resumed-details';
import { GaplessSync } from '../../application/playback/player/gapless-sync';
import { MediaSessionLink } from '../../application/playback/companions/media-session-link';
import { PlayCounting } from '../../application/playback/companions/play-counting';
import { PlayerMemory } from '../../application/playback/companions/player-memory';
import { QueueFacts } from '../../application/playback/player/queue-facts';
import { whileSignedIn } from '../../application/session/while-signed-in';
import { NavigatorMediaSession } from '../../infrastructure/system/navigator-media-session';
import type { CommandablePlayer } from '../../application/playback/player/commandable-player';
import type { PlayerStore } from '../../application/playback/player/player-store';
import { forgetWithAccount } from '../../application/session/forget-with-account';
import { BroadcastPlayingTabs } from '../../infrastructure/storage/broadcast-playing-tabs';
import { PageChannel } from '../../infrastructure/storage/page-channel';
import { StoredQueue } from '../../infrastructure/storage/stored-queue';
import { PlayerRoles } from '../player-roles';
import { resolve } from '../token';
import { Roles } from '../roles';

const PLAYING_CHANNEL = 'song-playing';

/** Starts everything that accompanies the player as long as the page is open; the stored volume and queue are restored first. */
export function startCompanions(container: Container): void {
  const store = resolve(container, PlayerRoles.PlayerStore);
  const song = resolve(container, PlayerRoles.CurrentSong);
  const player = resolve(container, Roles.Player);
  const details = resolve(container, PlayerRoles.SongDetails);
  const libraryChanges = resolve(container, Roles.LibraryAccess).changes;
  const companions = [
    new PlayerMemory(store, resolve(container, Roles.KeyValueStore)),
    queueMemory(container, store),
    oneTabPlays(container, player),
    new MediaSessionLink(
      player,
      resolve(container, PlayerRoles.Listening),
      new NavigatorMediaSession(resolve(container, Roles.AddressMedia)),
    ),
    resolve(container, PlayerRoles.NextSongPreloader),
    new GaplessSync(store, song, details, resolve(container, PlayerRoles.DataSaver)),
    new QueueFacts(store, {
      details: details.loaded$,
      libraryChanges: whileSignedIn(resolve(container, Roles.Session), libraryChanges),
    }),
    new PlayCounting(store, song, resolve(container, PlayerRoles.RecordPlay)),
  ];
  for (const companion of companions) companion.start();
}

/** Only one of this browser's tabs plays. */
function oneTabPlays(container: Container, player: CommandablePlayer): OneTabPlays {
  const channel = new PageChannel(PLAYING_CHANNEL, resolve(container, Roles.PageLifecycle));
  const tab = resolve(container, Roles.Random).id();
  return new OneTabPlays(player, new BroadcastPlayingTabs(channel), resolve(container, Roles.Clock), tab);
}

/**
 * Restores the queue of the last session for any listener; the likes in it are restored only if the listener is still signed in.
 */
function queueMemory(container: Container, store: PlayerStore): { start(): void } {
  const timer = resolve(container, Roles.Timer);
  const storedQueue = new StoredQueue(() => window.localStorage);
  const memory = new QueueMemory(store, storedQueue, timer, resolve(container, Roles.Visibility));
  const session = resolve(container, Roles.Session);
  return {
    start: () => {
      memory.start();
      new ResumedDetails(store, resolve(container, PlayerRoles.SongDetails)).start();
      if (session.state.kind !== 'signed-in') memory.forgetAnnotations();
      forgetWithAccount(session, () => memory.forgetAnnotations());
    },
  };
}
