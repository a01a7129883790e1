import type { DemoTask } from './demo-task';
import type { PieceOutcome } from './piece-outcome';

/** Makes the pieces of the demo in a way that listeners do not notice. */
export interface PieceMaker {
  /** How many pieces of a kind are made at a time: at least one. */
  widthFor(kind: DemoTask['kind']): number;
  /** Makes one piece; its file is complete when this succeeds, and does not exist when this fails. */
  make(task: DemoTask): Promise<PieceOutcome>;
  /** Stops the work in progress and releases all resources; the next `make` starts afresh. */
  rest(): Promise<void>;
}
