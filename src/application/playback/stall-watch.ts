import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import type { PlayerState } from '../../domain/playback/player-state';
import { currentEntry } from '../../domain/queue/entries';
import type { Subscription as Cancel } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Timer } from '../ports/timer.port';
import type { PlayerStore } from './player-store';

/** Nobody waits longer than this without being told. */
const LONGEST_SILENCE: Milliseconds = 8_000;

/** Where sound should be moving from; null while none is expected. */
function expectedMotion({ isPlaying, fault, queue, position }: PlayerState): string | null {
  return isPlaying && fault === null ? `${currentEntry(queue)?.key} ${position}` : null;
}

/** Turns a stall that nobody explained into a fault with words. The engine goes on trying; moving again takes the fault away. */
export class StallWatch {
  private waiting: Cancel | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly timer: Timer,
  ) {}

  begin(): Subscription {
    const watching = this.store.changes
      .pipe(map(expectedMotion), distinctUntilChanged())
      .subscribe((motion) => this.rearm(motion !== null));
    watching.add(() => this.waiting?.unsubscribe());
    return watching;
  }

  private rearm(isExpected: boolean): void {
    this.waiting?.unsubscribe();
    this.waiting = isExpected ? this.timer.after(LONGEST_SILENCE, () => this.complain()) : null;
  }

  private complain(): void {
    this.store.update((state) => ({ ...state, fault: 'network', isBuffering: false }));
  }
}
