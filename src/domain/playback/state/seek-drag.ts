import type { Seconds } from '../../shared/units';
import { clampSeek } from './clamp-seek';
import type { PlayerState } from './player-state';

/** While the thumb is dragged only the preview moves; the sound stays where it is. */
export const previewSeek = (state: PlayerState, to: Seconds): PlayerState => ({
  ...state,
  seekPreview: clampSeek(to, state.duration),
});

/** The drag has ended: the thumb and the position are here; a position outside the song is the caller's fault. */
export const commitSeek = (state: PlayerState, to: Seconds): PlayerState => ({
  ...state,
  position: to,
  seekPreview: null,
});

/** The drag is cancelled: the thumb returns to the position of the sound. */
export const cancelSeek = (state: PlayerState): PlayerState => ({ ...state, seekPreview: null });

/** The position of the slider: the preview while dragging, otherwise the committed position. */
export const shownPosition = ({ seekPreview, position }: PlayerState): Seconds => seekPreview ?? position;
