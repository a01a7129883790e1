import type {
  CommandFrame,
  ListeningFrame,
  NowPlayingFrame,
  PeerFrame,
  ServerFrameWire,
} from '../../../../../contract/live';
import type { PlaybackTransfer, LiveCommand } from '../../../../domain/live/live-command';
import type { LibraryEvent } from '../../../../domain/live/live-devices.port';
import type { NowPlaying, Peer } from '../../../../domain/live/peer';
import type { Milliseconds } from '../../../../domain/shared/units';

export const toNow = ({ is_playing, is_shuffled, ...now }: NowPlayingFrame): NowPlaying => ({
  ...now,
  isPlaying: is_playing,
  isShuffled: is_shuffled,
});

export const fromNow = ({ isPlaying, isShuffled, ...now }: NowPlaying): NowPlayingFrame => ({
  ...now,
  is_playing: isPlaying,
  is_shuffled: isShuffled,
});

export const toPeer = (frame: PeerFrame, ownDevice: string, at: Milliseconds): Peer => ({
  id: frame.id,
  deviceId: frame.device.id,
  deviceName: frame.device.name,
  isOwn: frame.device.id === ownDevice,
  now: frame.now && toNow(frame.now),
  reportedAt: at - frame.age,
});

export function toLibraryNews({ what, song_ids: songIds }: Extract<ServerFrameWire, { t: 'library' }>): LibraryEvent {
  if (what === 'liked') return { kind: 'annotated', songIds };
  return { kind: what };
}

export const toListening = ({ song_ids, ...listening }: ListeningFrame): PlaybackTransfer => ({
  ...listening,
  songIds: song_ids,
});

export const fromListening = ({ songIds, index, position, loop, order }: PlaybackTransfer): ListeningFrame => ({
  song_ids: [...songIds],
  index,
  position,
  loop,
  order: order && [...order],
});

export function toCommand(frame: CommandFrame): LiveCommand {
  switch (frame.kind) {
    case 'shuffle':
      return { kind: 'shuffle', isOn: frame.is_on };
    case 'add':
      return { kind: 'add', place: frame.place, songIds: frame.song_ids };
    case 'hand_over':
      return { kind: 'hand-over' };
    case 'take':
      return { kind: 'take', listening: toListening(frame.listening) };
    default:
      return frame;
  }
}

export function fromCommand(command: LiveCommand): CommandFrame {
  switch (command.kind) {
    case 'shuffle':
      return { kind: 'shuffle', is_on: command.isOn };
    case 'add':
      return { kind: 'add', place: command.place, song_ids: [...command.songIds] };
    case 'hand-over':
      return { kind: 'hand_over' };
    case 'take':
      return { kind: 'take', listening: fromListening(command.listening) };
    default:
      return command;
  }
}
