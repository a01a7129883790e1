import { useEffect, type RefObject } from 'react';
import { afterWheel, type WheelGesture } from '../../../domain/shorts/wheel-gesture';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** Pixels per line and per page, for a wheel that counts in lines or pages. */
const LINE = 40;
const PAGE = 800;

/** A wheel gesture moves the feed clip by clip, however small its scroll distance is. */
export function useFeedWheel(scroller: RefObject<HTMLElement | null>, viewModel: FeedViewModel): void {
  useEffect(() => {
    const { current: element } = scroller;
    let gesture: WheelGesture | null = null;
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const after = afterWheel(gesture, { delta: pixelsOf(event), at: event.timeStamp });
      gesture = after.gesture;
      if (after.move !== null) viewModel.press(after.move);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [scroller, viewModel]);
}

function pixelsOf({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * LINE;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * PAGE : deltaY;
}
