import { makeAutoObservable } from 'mobx';
import { readLyrics, type LyricSheet } from '../../domain/catalogue/lyric-sheet';
import type { Song } from '../../domain/catalogue/song';
import type { SongDetails } from '../../domain/catalogue/song-details';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import { AnswerViewModel } from './answer.view-model';
import type { Loadable } from './loadable';
import type { PlayerViewModel } from './player.view-model';
import type { SongStatus } from './song-status';

/** Supplies the data of a song's page. The first suggestion is always the song itself. */
export interface SongSource {
  song(id: string): Promise<Result<SongDetails, GatewayFailure>>;
  suggestions(id: string, excludeIds: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>>;
}

/** How many songs fit beside the lyrics. */
const UP_NEXT_COUNT = 8;

/** One song's page. */
export class SongViewModel {
  private readonly details = new AnswerViewModel(() => this.source.song(this.id));
  private readonly suggestions = new AnswerViewModel(() => this.source.suggestions(this.id, []));

  constructor(
    readonly id: string,
    private readonly source: SongSource,
    private readonly player: PlayerViewModel,
  ) {
    makeAutoObservable<this, 'details' | 'suggestions' | 'source' | 'player'>(
      this,
      { id: false, details: false, suggestions: false, source: false, player: false },
      { autoBind: true },
    );
  }

  get song(): Loadable<SongDetails> {
    return this.details.state;
  }

  get status(): SongStatus {
    return this.player.statusOf(this.id);
  }

  get lyrics(): LyricSheet | null {
    const lyrics = this.details.value?.lyrics ?? null;
    return lyrics === null ? null : readLyrics(lyrics);
  }

  get upNext(): Loadable<readonly Song[]> {
    const { state } = this.suggestions;
    return state.kind === 'ready' ? { kind: 'ready', value: state.value.slice(1, 1 + UP_NEXT_COUNT) } : state;
  }

  open(): void {
    void this.refresh();
  }

  /** Plays the song and the suggestions after it; if it is playing, pauses it. */
  play(): void {
    if (this.details.value !== null) this.player.choose([this.details.value, ...this.following], 0);
  }

  playFrom(index: number): void {
    this.player.choose(this.following, index);
  }

  async retry(): Promise<void> {
    await Promise.all([this.details.load(), this.suggestions.refresh()]);
  }

  async refresh(): Promise<void> {
    await Promise.all([this.details.refresh(), this.suggestions.refresh()]);
  }

  dispose(): void {
    this.details.dispose();
    this.suggestions.dispose();
  }

  private get following(): readonly Song[] {
    return this.suggestions.value?.slice(1) ?? [];
  }
}
