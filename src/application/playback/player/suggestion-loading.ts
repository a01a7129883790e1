import {
  distinctUntilChanged,
  from,
  map,
  merge,
  Subject,
  switchMap,
  tap,
  type Observable,
  type Subscription,
} from 'rxjs';
import type { Catalogue } from '../../../domain/catalogue/catalogue.port';
import type { Song } from '../../../domain/catalogue/song';
import type { Suggestion } from '../../../domain/catalogue/suggestion';
import {
  moveSuggestion,
  suggestionsArrived,
  suggestionsRequested,
  withFetchedSuggestions,
} from '../../../domain/playback/next/suggestion-progress';
import type { SuggestionRequest } from '../../../domain/queue/build-suggestions';
import { currentEntry } from '../../../domain/queue/entries';
import { whatSuggestionsLeaveOut } from '../../../domain/queue/what-suggestions-leave-out';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';

interface Asked {
  readonly request: SuggestionRequest;
  readonly song: Song;
}

interface Answered extends Asked {
  readonly answer: Result<readonly Suggestion[], GatewayFailure>;
}

/**
 * Requests suggestions after each song that begins, and more on demand (specification §4). An answer superseded by a later
 * request is ignored.
 */
export class SuggestionLoading {
  private readonly wanted = new Subject<Asked>();

  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly catalogue: Catalogue,
  ) {}

  start(): Subscription {
    const songStarts = this.song.starts.pipe(
      distinctUntilChanged((before, after) => before.id === after.id),
      map((song): Asked => ({ request: 'player', song })),
    );
    return merge(songStarts, this.wanted)
      .pipe(
        tap(({ request }) => this.store.update((state) => suggestionsRequested(state, request))),
        switchMap((asked) => this.ask(asked)),
      )
      .subscribe((answered) => this.reflect(answered));
  }

  /** Requests more suggestions, or the first ones if the current song has none yet. Does nothing while a request is pending. */
  more(): void {
    const { queue, suggestions, suggestionLoading } = this.store.state;
    const song = currentEntry(queue)?.song;
    if (song === undefined || suggestionLoading.isLoading) return;
    this.wanted.next({ request: suggestions[0]?.id === song.id ? 'getMoreSong' : 'player', song });
  }

  /** The listener's own order (specification §4); `from` and `to` are indices in the state's list. */
  move(from: number, to: number): void {
    this.store.update((state) => moveSuggestion(state, from, to));
  }

  private ask(asked: Asked): Observable<Answered> {
    const { queue, suggestions } = this.store.state;
    const leftOut = asked.request === 'getMoreSong' ? whatSuggestionsLeaveOut(queue, suggestions) : [];
    return from(this.catalogue.suggestions(asked.song.id, leftOut)).pipe(map((answer) => ({ ...asked, answer })));
  }

  /** A request that failed leaves the suggestions as they were. */
  private reflect({ request, song, answer }: Answered): void {
    this.store.update(suggestionsArrived);
    if (!answer.ok) return;
    this.store.update((state) => withFetchedSuggestions(state, request, song, answer.value));
  }
}
