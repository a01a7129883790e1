import type { Subscription } from 'rxjs';
import type { PlayerState } from '../../domain/playback/player-state';
import { whatPlaysNext } from '../../domain/playback/what-plays-next';
import { currentEntry } from '../../domain/queue/entries';
import type { Seconds } from '../../domain/shared/units';
import type { DataSaver } from '../ports/data-saver.port';
import type { PlayerStore } from './player-store';
import type { PreparedSources } from './prepared-sources';
import type { SongDetailsCache } from './song-details-cache';

/** The present song comes first: the next one is prepared once this much of it is safe. */
const SAFE_AHEAD: Seconds = 15;
/** Towards the end only the next song is prepared, whatever the pointer rests on. */
const NEAR_END: Seconds = 20;

const remaining = ({ duration, position }: PlayerState): Seconds => duration - position;

function isSafe({ buffered, position, duration }: PlayerState): boolean {
  const end = buffered.find(({ from, to }) => from <= position && position <= to)?.to ?? 0;
  return end - position >= SAFE_AHEAD || (duration > 0 && end >= duration - 1);
}

function songAfter({ queue, loop }: PlayerState): string | null {
  const next = whatPlaysNext(queue, loop, 'ended');
  return next.kind === 'advance' ? (queue.entries[next.index]?.song.id ?? null) : null;
}

/** Has the beginning of the next song buffered before the present one ends, and of a song that may be chosen next. */
export class NextPreparation {
  private currentKey: number | null = null;
  private preparedId: string | null = null;
  private hintedId: string | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly details: SongDetailsCache,
    private readonly sources: PreparedSources,
    private readonly dataSaver: DataSaver,
  ) {}

  begin(): Subscription {
    return this.store.changes.subscribe((state) => this.follow(state));
  }

  /** The listener seems about to choose this song. */
  async hint(songId: string): Promise<void> {
    const { queue, isPlaying } = this.store.state;
    if (currentEntry(queue)?.song.id === songId) return;
    this.hintedId = isPlaying && this.isNearEnd() ? null : songId;
    if (this.hintedId === null) await this.details.get(songId);
    else await this.prepare(songId);
  }

  fetchEngine(): void {
    this.sources.fetchFirstEngine();
  }

  private follow(state: PlayerState): void {
    this.forgetAtSongChange(state);
    if (this.hintedId !== null && !this.isNearEnd()) return;
    if (!state.isPlaying || !this.isTime(state)) return;
    const next = songAfter(state);
    if (next !== null && next !== this.preparedId) void this.prepare(next);
  }

  /** Loading a song uses up or drops whatever was prepared. */
  private forgetAtSongChange({ queue }: PlayerState): void {
    const key = currentEntry(queue)?.key ?? null;
    if (key === this.currentKey) return;
    this.currentKey = key;
    this.preparedId = null;
    this.hintedId = null;
  }

  private isTime(state: PlayerState): boolean {
    return isSafe(state) && (!this.dataSaver.isOn() || this.isNearEnd());
  }

  private isNearEnd(): boolean {
    return this.store.state.duration > 0 && remaining(this.store.state) <= NEAR_END;
  }

  private async prepare(songId: string): Promise<void> {
    this.preparedId = songId;
    const answer = await this.details.get(songId);
    if (this.preparedId !== songId || !answer.ok) return;
    this.sources.prepare([...answer.value.audioSources, ...answer.value.videoSources]);
  }
}
