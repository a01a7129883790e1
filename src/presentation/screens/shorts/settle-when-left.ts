import { isCalm } from '../../hooks/use-media';

/** A place within this many pixels counts as reached. */
export const REACHED = 2;
/** This many milliseconds after the finger is lifted, the feed is either moving to a clip or was left where it stands. */
const LEFT_MS = 200;

const LET_GO = ['touchend', 'touchcancel'] as const;

/**
 * A finger that stops the feed while it snaps may leave the feed between two clips; the feed then scrolls to its target (`top`,
 * pixels), but never under a finger.
 */
export function settleWhenLeft(element: HTMLElement, top: () => number, signal: AbortSignal): void {
  let isHeld = false;
  const settle = (): void => {
    if (isHeld || Math.abs(element.scrollTop - top()) <= REACHED) return;
    element.scrollTo({ top: top(), behavior: isCalm() ? 'instant' : 'smooth' });
  };
  const release = (event: Event): void => {
    isHeld = (event as TouchEvent).touches.length > 0;
    if (isHeld) return;
    const { scrollTop } = element;
    // If the finger did not move, the feed does not move either, and no `scrollend` event follows.
    setTimeout(() => {
      if (!signal.aborted && element.scrollTop === scrollTop) settle();
    }, LEFT_MS);
  };
  const hold = ({ target }: TouchEvent): void => {
    isHeld = true;
    // The touched element may be removed from the page under the finger, and the feed would then not receive the end event.
    for (const end of LET_GO) target?.addEventListener(end, release, { passive: true, signal });
  };
  element.addEventListener('touchstart', hold, { passive: true, signal });
  element.addEventListener('scrollend', settle, { signal });
}
