import { distinctUntilChanged, map, type Observable, type Subscription } from 'rxjs';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { renewalDelay } from '../../../domain/playback/watchdog/renewal-delay';
import type { Subscription as Cancel } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Timer } from '../../ports/timer.port';
import type { ChangedDetails } from './changed-details';
import type { PlayerStore } from './player-store';
import type { SongDetailsCache } from '../preload/song-details-cache';

/**
 * How long to wait before addresses that could not be loaded are requested again; when the addresses have really expired, the
 * engine reports it.
 */
const RETRY_DELAY: Milliseconds = 5_000;

interface Outcomes {
  readonly onDetails: (details: SongDetails) => void;
  readonly onFailure: (failure: GatewayFailure) => void;
}

/** Renews the addresses of the current song before they expire, without a break in the sound. */
export class AddressRenewal {
  private waiting: Cancel | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly changed: ChangedDetails,
    private readonly details: SongDetailsCache,
    private readonly timer: Timer,
  ) {}

  /** `refusals` emits when the addresses of the current song were refused and newer ones are needed at once. */
  start(refusals: Observable<void>): Subscription {
    const known = this.store.changes.pipe(
      map(({ details }) => details),
      distinctUntilChanged(),
    );
    const watching = known.subscribe((details) => this.schedule(details));
    watching.add(refusals.subscribe(() => this.renewRefused()));
    watching.add(() => this.waiting?.unsubscribe());
    return watching;
  }

  /** After a change of the listener, including to nobody, asks at once how much of the current song may be played. */
  renewForListener(): void {
    const { details } = this.store.state;
    if (details?.isPremium === true) this.renewUnnoticed(details.id);
  }

  private schedule(details: SongDetails | null): void {
    this.waiting?.unsubscribe();
    const delay = details === null ? null : renewalDelay(details.access);
    if (details === null || delay === null) return;
    const left = Math.max(0, delay - this.details.ageOf(details.id));
    this.waiting = this.timer.after(left, () => this.renewUnnoticed(details.id));
  }

  private renewUnnoticed(songId: string): void {
    void this.renew(songId, {
      onDetails: (details) => this.changed.apply(details),
      onFailure: () => (this.waiting = this.timer.after(RETRY_DELAY, () => this.renewUnnoticed(songId))),
    });
  }

  private renewRefused(): void {
    const { details } = this.store.state;
    if (details === null) return;
    void this.renew(details.id, {
      onDetails: (renewed) => this.changed.applyRequested(renewed),
      onFailure: (failure) => this.changed.onFailure(failure),
    });
  }

  private async renew(songId: string, outcomes: Outcomes): Promise<void> {
    this.waiting?.unsubscribe();
    this.details.forget(songId);
    const answer = await this.details.get(songId);
    if (this.store.state.details?.id !== songId) return;
    if (answer.ok) {
      outcomes.onDetails(answer.value);
      this.schedule(answer.value);
    } else outcomes.onFailure(answer.error);
  }
}
