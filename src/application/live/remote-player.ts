import { BehaviorSubject, type Observable } from 'rxjs';
import type { Song } from '../../domain/catalogue/song';
import type { LiveCommand } from '../../domain/live/live-command';
import type { NowPlaying, Peer } from '../../domain/live/peer';
import { positionAt } from '../../domain/live/position-at';
import { namedSong } from '../../domain/live/named-song';
import { remoteState } from '../../domain/live/remote-state';
import { nextLoopMode } from '../../domain/playback/next/next-loop-mode';
import { DEFAULT_VOLUME, type PlayerState } from '../../domain/playback/state/player-state';
import { previewSeek } from '../../domain/playback/state/seek-drag';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds, Seconds } from '../../domain/shared/units';
import { handleCommand, type CommandHandlers } from '../playback/player/command-handlers';
import type { PlayerCommand } from '../playback/player/player-command';
import type { CommandablePlayer } from '../playback/player/commandable-player';
import type { Time } from '../playback/deck/time';
import { transferList } from './transfer-list';

/** How often the thumb moves for a song that plays on another device. */
const TICK: Milliseconds = 500;

const SILENT: NowPlaying = {
  song: null,
  isPlaying: false,
  position: 0,
  duration: 0,
  volume: DEFAULT_VOLUME,
  loop: 'OFF',
  isShuffled: false,
};

/** The player of another device. A command shows its effect at once; the state that the device then reports replaces it. */
export class RemotePlayer implements CommandablePlayer {
  private readonly subject: BehaviorSubject<PlayerState>;
  readonly changes: Observable<PlayerState>;
  private now = SILENT;
  private reportedAt: Milliseconds = 0;
  private song: Song | null = null;
  private seekPreview: Seconds | null = null;
  private ticking: Subscription | null = null;
  private loudness = DEFAULT_VOLUME;

  private readonly handlers: Partial<CommandHandlers> = {
    'play-songs': (command) => this.playSongs(command),
    // Only the current song of that device's queue is known here.
    'jump-to': () => this.seek(0),
    toggle: () => this.pressPlay(!this.now.isPlaying),
    play: () => this.pressPlay(true),
    pause: () => this.pressPlay(false),
    next: (command) => this.press(command),
    previous: (command) => this.press(command),
    'preview-seek': ({ to }) => this.preview(previewSeek(this.state, to).seekPreview),
    'commit-seek': ({ to }) => this.seek(to),
    'cancel-seek': () => this.preview(null),
    skip: ({ by }) => this.seek(this.state.position + by),
    'set-volume': ({ volume }) => this.setVolume(volume),
    'toggle-mute': () => this.toggleMute(),
    'cycle-loop': () => this.cycleLoop(),
    'toggle-shuffle': () => this.toggleShuffle(),
    retry: () => this.pressPlay(true),
    'play-next': ({ songs }) => this.add('next', songs),
    append: ({ songs }) => this.add('last', songs),
  };

  /** `shown`: the state that is shown until that device's song is loaded. */
  constructor(
    private readonly send: (command: LiveCommand) => void,
    private readonly findSong: (id: string) => Promise<Song | null>,
    private readonly time: Time,
    shown: PlayerState,
  ) {
    this.subject = new BehaviorSubject(shown);
    this.changes = this.subject.asObservable();
  }

  get state(): PlayerState {
    return this.subject.value;
  }

  /** Takes over the state that the device reports. */
  reflect({ now, reportedAt }: Peer): void {
    this.take(now ?? SILENT, reportedAt);
  }

  end(): void {
    this.ticking?.unsubscribe();
  }

  dispatch(command: PlayerCommand): void {
    handleCommand(this.handlers, command);
  }

  private playSongs({ songs, startIndex }: Extract<PlayerCommand, { kind: 'play-songs' }>): void {
    const listening = transferList(songs, startIndex, this.now.loop);
    if (listening !== null) this.send({ kind: 'take', listening });
  }

  private pressPlay(isPlaying: boolean): void {
    this.press({ kind: isPlaying ? 'play' : 'pause' }, { isPlaying });
  }

  private preview(seekPreview: Seconds | null): void {
    this.seekPreview = seekPreview;
    this.show();
  }

  private seek(to: Seconds): void {
    this.seekPreview = null;
    const within = Math.min(Math.max(to, 0), this.now.duration);
    this.press({ kind: 'seek', to: within }, { position: within });
  }

  private setVolume(volume0to100: number): void {
    const volume = Math.min(Math.max(Math.round(volume0to100), 0), 100);
    this.press({ kind: 'volume', volume }, { volume });
  }

  private toggleMute(): void {
    if (this.now.volume > 0) this.loudness = this.now.volume;
    this.setVolume(this.now.volume > 0 ? 0 : this.loudness);
  }

  private cycleLoop(): void {
    const loop = nextLoopMode(this.now.loop);
    this.press({ kind: 'loop', mode: loop }, { loop });
  }

  private toggleShuffle(): void {
    const isShuffled = !this.now.isShuffled;
    this.press({ kind: 'shuffle', isOn: isShuffled }, { isShuffled });
  }

  private add(place: 'next' | 'last', songs: readonly Song[]): void {
    if (songs.length > 0) this.send({ kind: 'add', place, songIds: songs.map(({ id }) => id) });
  }

  private press(command: LiveCommand, shown: Partial<NowPlaying> = {}): void {
    const at = this.time.clock.now();
    this.send(command);
    this.take({ ...this.now, position: positionAt(this.now, this.reportedAt, at), ...shown }, at);
  }

  private take(now: NowPlaying, reportedAt: Milliseconds): void {
    const isOther = now.song?.id !== this.song?.id;
    [this.now, this.reportedAt] = [now, reportedAt];
    this.show();
    if (isOther) void this.fetch(now.song?.id ?? null);
  }

  private async fetch(id: string | null): Promise<void> {
    const song = id === null ? null : await this.findSong(id);
    if ((this.now.song?.id ?? null) !== id) return;
    this.song = song ?? namedSong(this.now);
    this.show();
  }

  private show(): void {
    // The previous song stays on the screen until the new one is loaded, so that the player never disappears in between.
    if (this.song?.id !== this.now.song?.id) return;
    const at = this.time.clock.now();
    this.subject.next({ ...remoteState(this.now, this.song, this.reportedAt, at), seekPreview: this.seekPreview });
    this.ticking?.unsubscribe();
    this.ticking = this.now.isPlaying ? this.time.timer.after(TICK, () => this.show()) : null;
  }
}
