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
import type { Player } from '../../application/playback/player/player';
import type { PlayerStore } from '../../application/playback/player/player-store';
import { forgetWithAccount } from '../../application/session/forget-with-account';
import { BroadcastPlayingTabs } from '../../infrastructure/storage/broadcast-playing-tabs';
import { PageChannel } from '../../infrastructure/storage/page-channel';
import { StoredQueue } from '../../infrastructure/storage/stored-queue';
import { PlayerTokens } from '../player-tokens';
import { resolve } from '../token';
import { Tokens } from '../tokens';

const PLAYING_CHANNEL = 'song-playing';

/** Starts everything that accompanies the player as long as the page is open; the stored volume and queue are restored first. */
export function startCompanions(container: Container): void {
  const store = resolve(container, PlayerTokens.PlayerStore);
  const song = resolve(container, PlayerTokens.CurrentSong);
  const player = resolve(container, Tokens.Player);
  const details = resolve(container, PlayerTokens.SongDetails);
  const libraryChanges = resolve(container, Tokens.LibraryAccess).changes;
  const companions = [
    new PlayerMemory(store, resolve(container, Tokens.KeyValueStore)),
    queueMemory(container, store),
    oneTabPlays(container, player),
    new MediaSessionLink(player, resolve(container, PlayerTokens.Listening), new NavigatorMediaSession()),
    resolve(container, PlayerTokens.NextSongPreloader),
    new GaplessSync(store, song, details, resolve(container, PlayerTokens.DataSaver)),
    new QueueFacts(store, {
      details: details.loaded$,
      kept: whileSignedIn(resolve(container, Tokens.Session), libraryChanges),
    }),
    new PlayCounting(store, song, resolve(container, PlayerTokens.RecordPlay)),
  ];
  for (const companion of companions) companion.start();
}

/** Only one of this browser's tabs plays. */
function oneTabPlays(container: Container, player: Player): OneTabPlays {
  const channel = new PageChannel(PLAYING_CHANNEL, resolve(container, Tokens.PageLifecycle));
  const tab = resolve(container, Tokens.Random).id();
  return new OneTabPlays(player, new BroadcastPlayingTabs(channel), resolve(container, Tokens.Clock), tab);
}

/**
 * Restores the queue of the last session for any listener; the likes in it are restored only if the listener is still signed in.
 */
function queueMemory(container: Container, store: PlayerStore): { start(): void } {
  const timer = resolve(container, Tokens.Timer);
  const kept = new StoredQueue(() => window.localStorage);
  const memory = new QueueMemory(store, kept, timer, resolve(container, Tokens.Visibility));
  const session = resolve(container, Tokens.Session);
  return {
    start: () => {
      memory.start();
      new ResumedDetails(store, resolve(container, PlayerTokens.SongDetails)).start();
      if (session.state.kind !== 'signed-in') memory.forgetLikes();
      forgetWithAccount(session, () => memory.forgetLikes());
    },
  };
}
