import type { Result } from '../../shared/result';
import type { DemoTask } from './demo-task';

/** Why a piece was not made: without ffmpeg none can be; a broken one may be made another time. */
export type DemoFailure =
  | { readonly kind: 'tool-missing' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly detail: string };

/** Makes the pieces of the demo where nobody who listens notices. */
export interface DemoStudio {
  /** How many pieces of a kind are made at a time: at least one. */
  widthFor(kind: DemoTask['kind']): number;
  /** Makes one piece; its file is there whole when this succeeds, and not at all when it fails. */
  make(task: DemoTask): Promise<Result<void, DemoFailure>>;
  /** Ends what is being made and lets go of everything; the next `make` begins afresh. */
  rest(): Promise<void>;
}
