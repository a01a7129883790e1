import { makeAutoObservable, observableRef } from 'mobx';
import type { WholeList } from '../../application/playback/player/list-playback';
import type { PlayerCommand } from '../../application/playback/player/player-command';
import type { Song } from '../../domain/catalogue/song';
import { bufferedEnd } from '../../domain/playback/state/buffered-end';
import type { LoopMode } from '../../domain/playback/next/loop-mode';
import type { PlaybackFault } from '../../domain/playback/sources/playback-engine.port';
import type { PlayerState } from '../../domain/playback/state/player-state';
import { shownPosition } from '../../domain/playback/state/seek-drag';
import type { Page } from '../../domain/shared/page';
import type { Seconds } from '../../domain/shared/units';
import type { PlayerControls, SongPreloader } from './player-controls';
import { Scope } from './scope';
import type { SongStatus } from './song-status';

const TENTHS = 10;

/** The state and the commands of the dock. */
export class PlayerViewModel {
  private state: PlayerState;
  private readonly scope = new Scope();

  constructor(
    private readonly player: PlayerControls,
    private readonly preloader: SongPreloader,
  ) {
    this.state = player.state;
    makeAutoObservable<this, 'state' | 'player' | 'preloader' | 'scope'>(
      this,
      { state: observableRef, player: false, preloader: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(player.changes.subscribe(this.reflect));
  }

  get song(): Song | null {
    return this.state.queue.entries[this.state.queue.index]?.song ?? null;
  }

  /** Whether the listener wants playback; sound may still be loading (`isWaiting`). */
  get isPlaying(): boolean {
    return this.state.isPlaying;
  }

  get isWaiting(): boolean {
    return this.state.isPlaying && this.state.isBuffering && this.state.fault === null;
  }

  /** The position of the seek bar's thumb; while dragging, the dragged position. */
  get position(): Seconds {
    return shownPosition(this.state);
  }

  get isSeeking(): boolean {
    return this.state.seekPreview !== null;
  }

  get duration(): Seconds {
    return this.state.duration > 0 ? this.state.duration : (this.song?.duration ?? 0);
  }

  /** The end of the buffered range that contains the position. */
  get bufferedEnd(): Seconds {
    return bufferedEnd(this.state);
  }

  get loop(): LoopMode {
    return this.state.loop;
  }

  get isShuffled(): boolean {
    return this.state.queue.orderBeforeShuffle !== null;
  }

  get volume(): number {
    return this.state.volume;
  }

  get isMuted(): boolean {
    return this.state.muted;
  }

  /** Whether pages may set the volume of what plays. */
  get isVolumeSettable(): boolean {
    return this.state.isVolumeSettable;
  }

  get fault(): PlaybackFault | null {
    return this.state.fault;
  }

  isCurrent(songId: string): boolean {
    return this.song?.id === songId;
  }

  statusOf(songId: string): SongStatus {
    if (!this.isCurrent(songId)) return 'idle';
    if (this.isWaiting) return 'waiting';
    return this.isPlaying ? 'playing' : 'paused';
  }

  /** Gives the player this command, whatever the state. The intents below add a rule to a command. */
  dispatch(command: PlayerCommand): void {
    this.player.dispatch(command);
  }

  /** Plays a list from one of its songs; a song that is already current is paused or resumed. */
  choose(songs: readonly Song[], index: number, list?: WholeList): void {
    const chosen = songs[index];
    if (chosen === undefined) return;
    if (this.isCurrent(chosen.id)) this.dispatch({ kind: 'toggle' });
    else this.playFrom(songs, index, list);
  }

  playAll(songs: readonly Song[]): void {
    this.playFrom(songs, 0);
  }

  /** Plays from the start of that song, whatever is current. */
  playFrom(songs: readonly Song[], startIndex: number, list?: WholeList): void {
    if (songs.length > 0) this.dispatch({ kind: 'play-songs', songs, startIndex, list });
  }

  offer(list: WholeList, page: Page<Song>): void {
    this.player.offer(list, page);
  }

  preload(songId: string): void {
    this.preloader.preload(songId);
  }

  toggle(): void {
    if (this.song !== null) this.dispatch({ kind: 'toggle' });
  }

  /** `tenth` 0 to 9: the start to 90 % of the song. */
  jumpToTenth(tenth: number): void {
    if (this.song !== null) this.dispatch({ kind: 'commit-seek', to: (this.duration * tenth) / TENTHS });
  }

  changeVolume(by: number): void {
    if (this.isVolumeSettable) this.dispatch({ kind: 'set-volume', volume: this.volume + by });
  }

  dispose(): void {
    this.scope.end();
  }

  private reflect(state: PlayerState): void {
    this.state = state;
  }
}
