import { UNDO_TIME } from '../../domain/shared/undo-time';
import type { Timer } from '../ports/timer.port';

export interface RevocableAction {
  carryOut(): void;
  undo(): void;
}

/** What is done for good, and told to anybody else, only after a while. */
export class RevocableActions {
  /** What carries a action out at once. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly timer: Timer) {}

  /** Answers the way to take it back; it says whether that still worked. */
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
