import { asapScheduler, distinctUntilChanged, map, observeOn, type Subscription } from 'rxjs';
import { runsLow } from '../../../domain/playback/next/next-endless-song';
import { isNearEnd } from '../../../domain/playback/next/when-next-is-prepared';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry } from '../../../domain/queue/entries';
import { extendQueue } from './extend-queue';
import type { ListeningSettingsStore } from '../settings/listening-settings-store';
import type { PlayerStore } from './player-store';
import type { SuggestionLoading } from './suggestion-loading';
import { withEndless } from '../../../domain/playback/state/player-changes';

/**
 * Endless playback: near the end of the last song a suggestion is appended to the queue, early enough to be prepared like any
 * next song. When few suggestions are left, more are fetched, once for each last song.
 */
export class EndlessPlay {
  private requestedForKey: number | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly suggestions: Pick<SuggestionLoading, 'more'>,
    private readonly settings: Pick<ListeningSettingsStore, 'changes' | 'update'>,
  ) {}

  /** Handles a change after all other subscribers have received it, because it may cause another change. */
  start(): Subscription {
    const isWanted = this.settings.changes.pipe(
      map(({ endless }) => endless),
      distinctUntilChanged(),
    );
    const subscription = isWanted.subscribe((isEndless) => this.store.update((state) => withEndless(state, isEndless)));
    subscription.add(this.store.changes.pipe(observeOn(asapScheduler)).subscribe(() => this.check()));
    return subscription;
  }

  /** Stored on this device. */
  enable(isEndless: boolean): void {
    this.settings.update({ endless: isEndless });
  }

  private check(): void {
    const { state } = this.store;
    if (!state.isPlaying) return;
    this.requestMoreSuggestions(state);
    if (isNearEnd(state) && !state.stopsAfterSong) extendQueue(this.store);
  }

  private requestMoreSuggestions(state: PlayerState): void {
    const key = currentEntry(state.queue)?.key ?? null;
    if (state.suggestionLoading.isLoading || key === this.requestedForKey || !runsLow(state)) return;
    this.requestedForKey = key;
    this.suggestions.more();
  }
}
