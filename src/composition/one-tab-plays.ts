import type { Container } from 'inversify';
import { OneTabPlays } from '../application/playback/companions/one-tab-plays';
import type { Player } from '../application/playback/player/player';
import { BroadcastPlayingTabs } from '../infrastructure/storage/broadcast-playing-tabs';
import { PageChannel } from '../infrastructure/storage/page-channel';
import { resolve } from './token';
import { T } from './tokens';

const CHANNEL = 'song-playing';

/** Only one of this browser's tabs plays. */
export function oneTabPlays(container: Container, player: Player): OneTabPlays {
  const tabs = new BroadcastPlayingTabs(new PageChannel(CHANNEL, resolve(container, T.PageLifecycle)));
  return new OneTabPlays(player, tabs, resolve(container, T.Clock), resolve(container, T.Random).id());
}
