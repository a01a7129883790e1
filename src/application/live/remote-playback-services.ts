import type { Song } from '../../domain/catalogue/song';
import type { LiveCommand } from '../../domain/live/live-command';
import type { PlaybackServices } from '../playback/player/lazy-player';
import type { QueueEditingRole } from '../playback/player/player-role';
import type { RemotePlayer } from './remote-player';

const NOTHING = (): void => undefined;

/**
 * The playback services that the screens use while they control another device. Songs can only be added to that device's queue at
 * the end or as the next song.
 */
export function remotePlaybackServices(
  local: PlaybackServices,
  player: RemotePlayer,
  send: (command: LiveCommand) => void,
): PlaybackServices {
  const add = (place: 'next' | 'last') => (songs: readonly Song[]) => {
    if (songs.length > 0) send({ kind: 'add', place, songIds: songs.map(({ id }) => id) });
  };
  const queue: QueueEditingRole = {
    playNext: add('next'),
    append: add('last'),
    remove: NOTHING,
    move: NOTHING,
    clear: NOTHING,
    undo: NOTHING,
  };
  const lists = {
    play: (songs: readonly Song[], startIndex: number) => player.playSongs(songs, startIndex),
    offer: NOTHING,
  };
  return { ...local, player, queue, lists, shown: player.changes };
}
