import { distinctUntilChanged, from, map, switchMap, tap, type Observable, type Subscription } from 'rxjs';
import type { Catalogue } from '../../domain/catalogue/catalogue.port';
import type { Song } from '../../domain/catalogue/song';
import { suggestionsAnswered, suggestionsAsked } from '../../domain/playback/suggestion-progress';
import { buildSuggestions } from '../../domain/queue/build-suggestions';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';

type Answer = Result<readonly Song[], GatewayFailure>;

/** Asks what to hear after each song that begins (specification §4); an answer for an earlier song is not waited for. */
export class SuggestionLoading {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly catalogue: Catalogue,
  ) {}

  begin(): Subscription {
    return this.song.starts
      .pipe(
        distinctUntilChanged((before, after) => before.id === after.id),
        tap(() => this.store.update((state) => suggestionsAsked(state, 'player'))),
        switchMap((song) => this.ask(song)),
      )
      .subscribe(({ song, answer }) => this.reflect(song, answer));
  }

  private ask(song: Song): Observable<{ readonly song: Song; readonly answer: Answer }> {
    return from(this.catalogue.suggestions(song.id, [])).pipe(map((answer) => ({ song, answer })));
  }

  /** A request that failed leaves the suggestions as they were. */
  private reflect(current: Song, answer: Answer): void {
    this.store.update(suggestionsAnswered);
    if (!answer.ok) return;
    this.store.update((state) => ({
      ...state,
      suggestions: buildSuggestions('player', {
        isPlayerQueueEmpty: state.queue.entries.length === 0,
        current,
        existing: state.suggestions,
        fetched: answer.value,
      }),
    }));
  }
}
