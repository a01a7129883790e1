import type { Subscription } from '../../domain/shared/event-stream';
import { toPlaybackTransfer, fromPlaybackTransfer } from '../../domain/live/playback-transfer';
import type { PlaybackTransfer, LiveCommand } from '../../domain/live/live-command';
import type { LiveDevices, ReceivedCommand } from '../../domain/live/live-devices.port';
import type { SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { Player } from '../playback/player/player';
import type { QueueEditing } from '../playback/player/queue-editing';
import type { ResumePlayback } from './resume-playback';

export interface RemoteCommandDeps {
  readonly player: Player;
  readonly queue: Pick<QueueEditing, 'playNext' | 'append'>;
  readonly songs: SongsById;
  readonly resumePlayback: ResumePlayback;
}

/** Carries out commands from the account's other devices. */
export class RemoteCommandHandler {
  constructor(
    private readonly devices: LiveDevices,
    private readonly parts: RemoteCommandDeps,
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
    const { player } = this.parts;
    switch (command.kind) {
      case 'play':
        return player.play();
      case 'pause':
        return player.pause();
      case 'next':
        return player.next();
      case 'previous':
        return player.previous();
      case 'seek':
        return player.commitSeek(command.to);
      case 'volume':
        return player.setVolume(command.volume);
      case 'loop':
        return this.loop(command.mode);
      case 'shuffle':
        if ((player.state.queue.orderBeforeShuffle !== null) !== command.isOn) player.toggleShuffle();
    }
  }

  private loop(mode: string): void {
    const { player } = this.parts;
    for (let turns = 0; turns < 2 && player.state.loop !== mode; turns += 1) player.cycleLoop();
  }

  /**
   * Stops the sound first, so that the two devices never sound together, and hands over the position at which the sound stopped.
   */
  private handOver(to: string): void {
    const { player } = this.parts;
    player.pause();
    const listening = toPlaybackTransfer(player.state);
    if (listening !== null) void this.devices.send(to, { kind: 'take', listening });
  }

  private async take(handed: PlaybackTransfer): Promise<void> {
    const { songs, resumePlayback, player } = this.parts;
    const found = await songs.byIds(handed.songIds);
    const listening = found.ok ? fromPlaybackTransfer(handed, found.value, player.state.queue.nextKey) : null;
    if (listening !== null) resumePlayback.execute(listening);
  }

  private async add({ place, songIds }: Extract<LiveCommand, { kind: 'add' }>): Promise<void> {
    const { songs, queue } = this.parts;
    const found = await songs.byIds(songIds);
    if (!found.ok) return;
    if (place === 'next') queue.playNext(found.value);
    else queue.append(found.value);
  }
}
