import type { PaletteName } from '../art/palette';
import type { SceneMaker } from '../film/scene';

/** One take of a short video. */
export interface ClipTake {
  readonly scene: SceneMaker;
  /** Where the middle of the picture is when the take begins and when it ends, in picture units of a film (0 to 1280). */
  readonly camera: readonly [from: number, to: number];
}

/** What a short video looks like: its colours, and its takes in order, all of equal length. */
export interface ClipLook {
  readonly palette: PaletteName;
  /** Palette of lamps and lanterns; `palette` if absent. */
  readonly accent?: PaletteName;
  readonly takes: readonly [ClipTake, ...ClipTake[]];
}
