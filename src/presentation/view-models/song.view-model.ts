import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readLyrics, type LyricSheet } from '../../domain/catalogue/lyric-sheet';
import type { Song } from '../../domain/catalogue/song';
import type { SongDetails } from '../../domain/catalogue/song-details';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import { LOADING, toLoadable, type Loadable } from './loadable';
import type { PlayerViewModel } from './player.view-model';
import type { SongStatus } from './song-status';

/** Where a song's page finds what it shows. The first suggestion is the song itself, always. */
export interface SongSource {
  song(id: string): Promise<Result<SongDetails, GatewayFailure>>;
  suggestions(id: string, excludeIds: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>>;
}

/** As many as fit beside the lyrics. */
const UP_NEXT_COUNT = 8;

/** One song's page. */
export class SongViewModel {
  song: Loadable<SongDetails> = LOADING;
  private suggestions: Loadable<readonly Song[]> = LOADING;
  private isOpen = false;

  constructor(
    readonly id: string,
    private readonly source: SongSource,
    private readonly player: PlayerViewModel,
  ) {
    makeAutoObservable<this, 'suggestions' | 'isOpen' | 'source' | 'player'>(
      this,
      { id: false, song: observableRef, suggestions: observableRef, isOpen: false, source: false, player: false },
      { autoBind: true },
    );
  }

  get status(): SongStatus {
    return this.player.statusOf(this.id);
  }

  get lyrics(): LyricSheet | null {
    const lyrics = this.song.kind === 'ready' ? this.song.value.lyrics : null;
    return lyrics === null ? null : readLyrics(lyrics);
  }

  get upNext(): Loadable<readonly Song[]> {
    if (this.suggestions.kind !== 'ready') return this.suggestions;
    return { kind: 'ready', value: this.suggestions.value.slice(1, 1 + UP_NEXT_COUNT) };
  }

  open(): void {
    this.isOpen = true;
    void this.loadSong();
    void this.loadSuggestions();
  }

  /** Plays the song, and what is suggested after it; pauses it while it plays. */
  play(): void {
    if (this.song.kind === 'ready') this.player.choose([this.song.value, ...this.following], 0);
  }

  playFrom(index: number): void {
    this.player.choose(this.following, index);
  }

  async retry(): Promise<void> {
    this.song = LOADING;
    await Promise.all([this.loadSong(), this.loadSuggestions()]);
  }

  dispose(): void {
    this.isOpen = false;
  }

  private get following(): readonly Song[] {
    return this.suggestions.kind === 'ready' ? this.suggestions.value.slice(1) : [];
  }

  private async loadSong(): Promise<void> {
    const answer = await this.source.song(this.id);
    if (this.isOpen) runInAction(() => (this.song = toLoadable(answer)));
  }

  private async loadSuggestions(): Promise<void> {
    const answer = await this.source.suggestions(this.id, []);
    if (this.isOpen) runInAction(() => (this.suggestions = toLoadable(answer)));
  }
}
