import { combineLatest, distinctUntilChanged, filter, map, type Observable, type Subscription } from 'rxjs';
import { loudnessGain } from '../../../domain/playback/settings/loudness-gain';
import type { Deck } from '../deck/deck';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { PlayerStore } from '../player/player-store';

/** How much louder or quieter than recorded each song plays: by its measured loudness, and by the sleep timer's fade. */
export class LoudnessLevelling {
  constructor(
    private readonly store: PlayerStore,
    private readonly settings: Pick<ListeningSettingsStore, 'changes'>,
    private readonly fade: Observable<number>,
    private readonly deck: Pick<Deck, 'setLevel'>,
  ) {}

  start(): Subscription {
    return combineLatest([this.gains(), this.fade])
      .pipe(
        map(([gain, fade]) => gain * fade),
        distinctUntilChanged(),
      )
      .subscribe((gain) => this.deck.setLevel({ gain }));
  }

  /** Until the next song's loudness is known, the gain of the previous song applies. */
  private gains(): Observable<number> {
    const measured = this.store.changes.pipe(
      map(({ details }) => details),
      filter((details) => details !== null),
      distinctUntilChanged(),
    );
    return combineLatest([measured, this.settings.changes]).pipe(
      map(([details, { loudness }]) => loudnessGain(loudness, details)),
    );
  }
}
