import type { Subscription } from '../../domain/shared/event-stream';
import { toPlaybackTransfer, fromPlaybackTransfer } from '../../domain/live/playback-transfer';
import type { PlaybackTransfer, LiveCommand } from '../../domain/live/live-command';
import type { LiveDevices, ReceivedCommand } from '../../domain/live/live-devices.port';
import type { SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { CommandablePlayer } from '../playback/player/commandable-player';
import type { ResumePlayback } from './resume-playback';

export interface RemoteCommandDeps {
  readonly player: Pick<CommandablePlayer, 'state' | 'dispatch'>;
  readonly songs: SongsById;
  readonly resumePlayback: ResumePlayback;
}

/** Carries out commands from the account's other devices. */
export class RemoteCommandHandler {
  constructor(
    private readonly devices: LiveDevices,
    private readonly deps: RemoteCommandDeps,
  ) {}

  start(): Subscription {
    return this.devices.commands.subscribe((received) => this.onCommand(received));
  }

  private onCommand({ from, command }: ReceivedCommand): void {
    switch (command.kind) {
      case 'hand-over':
        return this.handOver(from);
      case 'take':
        return void this.take(command.listening);
      case 'add':
        return void this.add(command);
      default:
        return this.press(command);
    }
  }

  private press(command: Exclude<LiveCommand, { kind: 'hand-over' | 'take' | 'add' }>): void {
    const { player } = this.deps;
    switch (command.kind) {
      case 'play':
      case 'pause':
      case 'next':
      case 'previous':
        return player.dispatch(command);
      case 'seek':
        return player.dispatch({ kind: 'commit-seek', to: command.to });
      case 'volume':
        return player.dispatch({ kind: 'set-volume', volume: command.volume });
      case 'loop':
        return this.loop(command.mode);
      case 'shuffle':
        return this.shuffle(command.isOn);
    }
  }

  private loop(mode: string): void {
    const { player } = this.deps;
    for (let turns = 0; turns < 2 && player.state.loop !== mode; turns += 1) player.dispatch({ kind: 'cycle-loop' });
  }

  private shuffle(isOn: boolean): void {
    const { player } = this.deps;
    const isShuffled = player.state.queue.orderBeforeShuffle !== null;
    if (isShuffled !== isOn) player.dispatch({ kind: 'toggle-shuffle' });
  }

  /**
   * Stops the sound first, so that the two devices never sound together, and hands over the position at which the sound stopped.
   */
  private handOver(to: string): void {
    const { player } = this.deps;
    player.dispatch({ kind: 'pause' });
    const listening = toPlaybackTransfer(player.state);
    if (listening !== null) void this.devices.send(to, { kind: 'take', listening });
  }

  private async take(handed: PlaybackTransfer): Promise<void> {
    const { songs, resumePlayback, player } = this.deps;
    const found = await songs.byIds(handed.songIds);
    const listening = found.ok ? fromPlaybackTransfer(handed, found.value, player.state.queue.nextKey) : null;
    if (listening !== null) resumePlayback.execute(listening);
  }

  private async add({ place, songIds }: Extract<LiveCommand, { kind: 'add' }>): Promise<void> {
    const { songs, player } = this.deps;
    const found = await songs.byIds(songIds);
    if (found.ok) player.dispatch({ kind: place === 'next' ? 'play-next' : 'append', songs: found.value });
  }
}
