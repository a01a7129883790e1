import type { Result } from '../../shared/result';
import type { DemoTask } from './demo-task';

/** Why a piece was not made: without ffmpeg no piece can be made; a broken piece may succeed another time. */
export type DemoFailure =
  | { readonly kind: 'tool-missing' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly detail: string };

/** Makes the pieces of the demo in a way that listeners do not notice. */
export interface DemoStudio {
  /** How many pieces of a kind are made at a time: at least one. */
  widthFor(kind: DemoTask['kind']): number;
  /** Makes one piece; its file is complete when this succeeds, and does not exist when this fails. */
  make(task: DemoTask): Promise<Result<void, DemoFailure>>;
  /** Stops the work in progress and releases all resources; the next `make` starts afresh. */
  rest(): Promise<void>;
}
