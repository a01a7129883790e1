import { asapScheduler, distinctUntilChanged, map, observeOn, type Subscription } from 'rxjs';
import { runsLow } from '../../../domain/playback/next/next-endless-song';
import { isNearEnd } from '../../../domain/playback/next/when-next-is-prepared';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry } from '../../../domain/queue/entries';
import { extendQueue } from './extend-queue';
import type { ListeningSettingsStore } from '../settings/listening-settings-store';
import type { PlayerStore } from './player-store';
import type { SuggestionLoading } from './suggestion-loading';

/**
 * Endless playback: near the end of the last song a suggestion is appended to the queue, early enough to be prepared like any
 * next song. When few suggestions are left, more are fetched, once for each last song.
 */
export class EndlessPlay {
  private askedAt: number | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly suggestions: Pick<SuggestionLoading, 'more'>,
    private readonly settings: Pick<ListeningSettingsStore, 'changes' | 'update'>,
  ) {}

  /** Handles a change after all other subscribers have received it, because it may cause another change. */
  start(): Subscription {
    const wishes = this.settings.changes.pipe(
      map(({ endless }) => endless),
      distinctUntilChanged(),
    );
    const going = wishes.subscribe((isEndless) => this.store.update((state) => ({ ...state, isEndless })));
    going.add(this.store.changes.pipe(observeOn(asapScheduler)).subscribe(() => this.look()));
    return going;
  }

  /** Stored on this device. */
  enable(isEndless: boolean): void {
    this.settings.update({ endless: isEndless });
  }

  private look(): void {
    const { state } = this.store;
    if (!state.isPlaying) return;
    this.askWhereFew(state);
    if (isNearEnd(state) && !state.stopsAfterSong) extendQueue(this.store);
  }

  private askWhereFew(state: PlayerState): void {
    const key = currentEntry(state.queue)?.key ?? null;
    if (state.suggestionLoading.isLoading || key === this.askedAt || !runsLow(state)) return;
    this.askedAt = key;
    this.suggestions.more();
  }
}
