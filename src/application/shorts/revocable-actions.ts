import { UNDO_TIME } from '../../domain/shared/undo-time';
import type { Timer } from '../ports/timer.port';

export interface RevocableAction {
  carryOut(): void;
  undo(): void;
}

/** Actions that are final, and reported to others, only after a time for undoing them. */
export class RevocableActions {
  /** The functions that carry an action out at once. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly timer: Timer) {}

  /** Answers a function that undoes the action and returns whether that was still possible. */
  add({ carryOut, undo }: RevocableAction): () => boolean {
    const alarm = this.timer.after(UNDO_TIME, () => finish());
    const finish = (): void => {
      alarm.unsubscribe();
      this.waiting.delete(finish);
      carryOut();
    };
    this.waiting.add(finish);
    return () => {
      if (!this.waiting.delete(finish)) return false;
      alarm.unsubscribe();
      undo();
      return true;
    };
  }

  carryOutAll(): void {
    for (const finish of [...this.waiting]) finish();
  }
}
