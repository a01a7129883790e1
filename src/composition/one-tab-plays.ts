import type { Container } from 'inversify';
import { OneTabPlays } from '../application/playback/one-tab-plays';
import type { Player } from '../application/playback/player';
import type { PlayingTabs } from '../application/ports/playing-tabs.port';
import { BroadcastPlayingTabs } from '../infrastructure/storage/broadcast-playing-tabs';
import { PageChannel } from '../infrastructure/storage/page-channel';
import { StoragePlayingTabs } from '../infrastructure/storage/storage-playing-tabs';
import { resolve } from './token';
import { T } from './tokens';

const CHANNEL = 'song-playing';

/** Of this browser's tabs one plays. */
export const oneTabPlays = (container: Container, player: Player): OneTabPlays =>
  new OneTabPlays(player, openTabs(container), resolve(container, T.Clock), resolve(container, T.Random).id());

const openTabs = (container: Container): PlayingTabs =>
  'BroadcastChannel' in window
    ? new BroadcastPlayingTabs(new PageChannel(CHANNEL, resolve(container, T.PageLifecycle)))
    : new StoragePlayingTabs(window);
