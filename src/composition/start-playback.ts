import type { Container } from 'inversify';
import type { PlaybackParts } from '../application/playback/deferred-player';
import { ListPlayback } from '../application/playback/list-playback';
import { MediaSessionLink } from '../application/playback/media-session-link';
import { PlayCounting } from '../application/playback/play-counting';
import { PlayerMemory } from '../application/playback/player-memory';
import { QueueEditing } from '../application/playback/queue-editing';
import { RetryOnline } from '../application/playback/retry-online';
import { StallWatch } from '../application/playback/stall-watch';
import { SuggestionLoading } from '../application/playback/suggestion-loading';
import { forgetWithAccount } from '../application/session/forget-with-account';
import type { Milliseconds } from '../domain/shared/units';
import { NavigatorMediaSession } from '../infrastructure/system/navigator-media-session';
import { playbackModule } from './playback.module';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** The engine's code is heavier than the whole first page: it comes once that page stands, or with the first hover. */
const ENGINE_AFTER: Milliseconds = 4_000;

/** Binds the player and begins what accompanies it for as long as the product runs. The remembered volume comes first. */
export function startPlayback(container: Container): PlaybackParts {
  container.load(playbackModule);
  const store = resolve(container, P.PlayerStore);
  const song = resolve(container, P.CurrentSong);
  const player = resolve(container, T.Player);
  const lists = new ListPlayback(store, player, resolve(container, T.Random));
  const companions = [
    lists,
    new PlayerMemory(store, resolve(container, T.KeyValueStore)),
    new MediaSessionLink(player, new NavigatorMediaSession()),
    resolve(container, P.NextPreparation),
    new PlayCounting(store, song, resolve(container, P.RecordPlay)),
    new RetryOnline(store, resolve(container, P.Conductor), resolve(container, T.Connectivity)),
    new StallWatch(store, resolve(container, T.Timer)),
    new SuggestionLoading(store, song, resolve(container, T.Catalogue)),
  ];
  for (const companion of companions) companion.begin();
  forgetWithAccount(resolve(container, T.Session), () => resolve(container, P.SongDetails).forgetAll());
  const warmup = resolve(container, T.Warmup);
  resolve(container, T.Timer).after(ENGINE_AFTER, () => warmup.fetchEngine());
  return { player, queue: new QueueEditing(store, song), lists, warmup };
}
