import type { PlayerState } from '../../../domain/playback/state/player-state';
import { upNext, type NextEntry } from '../../../domain/playback/next/up-next';
import { isNextFollowed } from '../../../domain/playback/next/when-next-is-prepared';
import { currentEntry } from '../../../domain/queue/entries';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { DataSaver } from '../../ports/data-saver.port';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';
import type { SongDetailsCache } from '../preload/song-details-cache';

/** Sets the gapless successor in time, and removes it as soon as the queue or the loop mode requires another one. */
export class GaplessSync {
  /** The keys of the current entry and the next one, whose details are requested once. */
  private requested = '';

  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly details: SongDetailsCache,
    private readonly dataSaver: DataSaver,
  ) {}

  start(): Subscription {
    return this.store.changes.subscribe((state) => this.onState(state));
  }

  private onState(state: PlayerState): void {
    const next = upNext(state);
    const settled = this.song.successorKey;
    if (settled !== null && settled !== next?.entry.key) this.song.setSuccessor(null);
    if (next === null || settled === next.entry.key) return;
    if (isNextFollowed(state, this.dataSaver.isOn())) this.settle(state, next);
  }

  private settle(state: PlayerState, { entry }: NextEntry): void {
    const details = this.details.peek(entry.song.id);
    if (details !== null) this.song.setSuccessor({ key: entry.key, details });
    else void this.ask(`${currentEntry(state.queue)?.key} ${entry.key}`, entry.song.id);
  }

  /** The answer is judged by the state at its arrival, not at the request. */
  private async ask(places: string, songId: string): Promise<void> {
    if (places === this.requested) return;
    this.requested = places;
    const answer = await this.details.get(songId);
    if (answer.ok) this.onState(this.store.state);
  }
}
