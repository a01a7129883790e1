import type { PlaybackServices } from '../playback/player/lazy-player';
import type { RemotePlayer } from './remote-player';

const NOTHING = (): void => undefined;

/**
 * The playback services that the screens use while they control another device. Songs can be added to that device's queue, but its
 * entries are not known here, so they cannot be edited.
 */
export const remotePlaybackServices = (local: PlaybackServices, player: RemotePlayer): PlaybackServices => ({
  ...local,
  player,
  shown: player.changes,
  queue: { remove: NOTHING, move: NOTHING, clear: NOTHING, undo: NOTHING },
  lists: { offer: NOTHING },
});
