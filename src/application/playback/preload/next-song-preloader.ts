import type { Subscription } from 'rxjs';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { songAfter } from '../../../domain/playback/next/song-after';
import { isNearEnd, isNextPrepared } from '../../../domain/playback/next/when-next-is-prepared';
import { currentEntry } from '../../../domain/queue/entries';
import type { DataSaver } from '../../ports/data-saver.port';
import type { PageDepartures } from '../../ports/page-departures.port';
import type { PlayerStore } from '../player/player-store';
import type { PreparedSources } from './prepared-sources';
import type { SongDetailsCache } from './song-details-cache';
import { sourcesToTry } from '../../../domain/playback/sources/preferred-sources';

/** Buffers the beginning of the next song before the current one ends, and of a song that may be chosen next. */
export class NextSongPreloader {
  private currentKey: number | null = null;
  private preparedId: string | null = null;
  private hintedId: string | null = null;
  private isAway = false;

  constructor(
    private readonly store: PlayerStore,
    private readonly details: SongDetailsCache,
    private readonly sources: PreparedSources,
    private readonly dataSaver: DataSaver,
  ) {}

  start(): Subscription {
    return this.store.changes.subscribe((state) => this.onState(state));
  }

  /** A browser may not cache a page for going back if it is fetching when it is left (ADR 50). */
  pauseWhileAway({ leaves, stays, returns }: PageDepartures): void {
    leaves.subscribe(() => {
      this.isAway = true;
      // All media are released then, including prepared ones.
      this.preparedId = this.hintedId = null;
    });
    for (const back of [stays, returns]) back.subscribe(() => (this.isAway = false));
  }

  /** The listener seems about to choose this song. */
  async preloadHovered(songId: string): Promise<void> {
    const { state } = this.store;
    if (this.isAway || currentEntry(state.queue)?.song.id === songId) return;
    this.hintedId = state.isPlaying && isNearEnd(state) ? null : songId;
    if (this.hintedId === null) await this.details.get(songId);
    else await this.prepare(songId);
  }

  /** The song is visible: while nothing plays and no song is hinted at, its beginning is buffered too. */
  async preloadVisible(songId: string): Promise<void> {
    const answer = this.isAtRest ? await this.details.get(songId) : null;
    if (answer?.ok === true && this.isAtRest) this.sources.prepare(sourcesToTry(answer.value, this.store.choice));
  }

  private get isAtRest(): boolean {
    return !this.store.state.isPlaying && this.hintedId === null && !this.isAway;
  }

  loadEngine(): void {
    this.sources.fetchFirstEngine();
  }

  private onState(state: PlayerState): void {
    this.forgetAtSongChange(state);
    if (this.hintedId !== null && !isNearEnd(state)) return;
    if (!isNextPrepared(state, this.dataSaver.isOn())) return;
    const next = songAfter(state);
    if (next !== null && next.id !== this.preparedId) void this.prepare(next.id);
  }

  /** Loading a song uses up or drops whatever was prepared. */
  private forgetAtSongChange({ queue }: PlayerState): void {
    const key = currentEntry(queue)?.key ?? null;
    if (key === this.currentKey) return;
    this.currentKey = key;
    this.preparedId = null;
    this.hintedId = null;
  }

  private async prepare(songId: string): Promise<void> {
    if (this.isAway) return;
    this.preparedId = songId;
    const answer = await this.details.get(songId);
    if (this.preparedId !== songId || !answer.ok) return;
    this.sources.prepare(sourcesToTry(answer.value, this.store.choice));
  }
}
