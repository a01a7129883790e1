import type { Seconds } from '../shared/units';
import { clampSeek } from './clamp-seek';
import type { PlayerState } from './player-state';

/** While the thumb is dragged only the preview moves; the sound stays where it is. */
export const previewSeek = (state: PlayerState, to: Seconds): PlayerState => ({
  ...state,
  seekPreview: clampSeek(to, state.duration),
});

/** Letting go without a choice: the thumb returns to the sound. */
export const cancelSeek = (state: PlayerState): PlayerState => ({ ...state, seekPreview: null });

/** Where the slider stands: the preview while dragging, else the committed position. */
export const shownPosition = ({ seekPreview, position }: PlayerState): Seconds => seekPreview ?? position;
