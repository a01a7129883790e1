import type { Subscription } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import { listenUntil, listenedMilliseconds, isCountedPlay, NO_LISTENING } from '../../../domain/history/listening-time';
import type { CurrentSong } from '../player/current-song';
import type { PlayerStore } from '../player/player-store';
import type { RecordPlay } from './record-play';

/** Measures the listening time and records each play once, as soon as enough of the song was heard. */
export class PlayCounting {
  private song: Song | null = null;
  private time = NO_LISTENING;
  private isRecorded = false;

  constructor(
    private readonly store: PlayerStore,
    private readonly current: CurrentSong,
    private readonly recordPlay: RecordPlay,
  ) {}

  start(): Subscription {
    const counting = this.current.starts.subscribe((song) => this.startOver(song));
    counting.add(this.store.changes.subscribe(({ position, duration }) => this.onProgress(position, duration)));
    return counting;
  }

  private startOver(song: Song): void {
    this.song = song;
    this.time = NO_LISTENING;
    this.isRecorded = false;
  }

  private onProgress(position: number, duration: number): void {
    if (this.song === null || this.isRecorded) return;
    this.time = listenUntil(this.time, position);
    // A preview is judged by the length of the whole song.
    if (!isCountedPlay(this.time.heard, Math.max(duration, this.song.duration))) return;
    this.isRecorded = true;
    void this.recordPlay.execute(this.song, listenedMilliseconds(this.time));
  }
}
