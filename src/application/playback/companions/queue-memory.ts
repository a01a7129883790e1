import type { Subscription } from 'rxjs';
import { listeningChange } from '../../../domain/playback/settings/listening-change';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { resumeListening } from '../../../domain/playback/state/resume-listening';
import type { StoredQueueState } from '../../../domain/queue/stored-queue-state.port';
import { withoutAnnotations } from '../../../domain/queue/with-facts';
import type { Subscription as Cancel } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Timer } from '../../ports/timer.port';
import type { Visibility } from '../../ports/visibility.port';
import type { PlayerStore } from '../player/player-store';
import { withQueue } from '../../../domain/playback/state/player-changes';

/** A change is stored after a short time without further changes; a running position, before it is 5 s old. */
const SAVE_CHANGE_AFTER: Milliseconds = 400;
const SAVE_PROGRESS_AFTER: Milliseconds = 4_000;

interface Waiting {
  readonly delay: Milliseconds;
  readonly alarm: Cancel;
}

/**
 * Lets the queue survive reload, crash and update: the stored queue is restored, paused, and every change is stored soon, at the
 * latest when the page is hidden. A tab that plays, or whose queue was edited, stores its own queue; the others do not overwrite
 * it.
 */
export class QueueMemory {
  private known: PlayerState;
  private waiting: Waiting | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly storedQueue: StoredQueueState,
    private readonly timer: Timer,
    private readonly visibility: Visibility,
  ) {
    this.known = store.state;
  }

  /** Restores at once, then stores every change. */
  start(): Subscription {
    const listening = this.storedQueue.read();
    if (listening !== null) this.store.update((state) => resumeListening(state, listening));
    this.known = this.store.state;
    const keeping = this.store.changes.subscribe((state) => this.follow(state));
    const hiding = this.visibility.changes.subscribe((isVisible) => {
      if (!isVisible) this.keep();
    });
    keeping.add(() => {
      hiding.unsubscribe();
      this.cancel();
    });
    return keeping;
  }

  /** What one listener has noted must not be shown to the next one, nor to a signed-out listener; the songs stay. */
  forgetAnnotations(): void {
    this.store.update((state) => withQueue(state, withoutAnnotations(state.queue)));
  }

  private follow(state: PlayerState): void {
    const change = listeningChange(this.known, state);
    if (change === 'none') return;
    this.keepIn(change === 'progress' ? SAVE_PROGRESS_AFTER : SAVE_CHANGE_AFTER);
  }

  /** Never delays a store that is already scheduled. */
  private keepIn(delay: Milliseconds): void {
    if (this.waiting !== null && this.waiting.delay <= delay) return;
    this.cancel();
    this.waiting = { delay, alarm: this.timer.after(delay, () => this.keep()) };
  }

  private keep(): void {
    this.cancel();
    const { state } = this.store;
    const change = listeningChange(this.known, state);
    if (change === 'none') return;
    if (state.isPlaying || change === 'edit') this.storedQueue.claim(state);
    else this.storedQueue.renew(state);
    this.known = state;
  }

  private cancel(): void {
    this.waiting?.alarm.unsubscribe();
    this.waiting = null;
  }
}
