import { isAnswered } from '../../app/dock/use-media';

/** So near, in pixels, a place counts as reached. */
export const REACHED = 2;
/** So long after a finger has let go, in milliseconds, the feed is on its way to a clip, or was left where it stands. */
const LEFT_MS = 200;

const CALM = '(prefers-reduced-motion: reduce)';
const LET_GO = ['touchend', 'touchcancel'] as const;

/**
 * A finger that catches the feed while it snaps may leave it between two clips: from there it goes to where it belongs
 * (`top`, pixels), though never under a finger.
 */
export function settleWhenLeft(element: HTMLElement, top: () => number, signal: AbortSignal): void {
  let isHeld = false;
  const settle = (): void => {
    if (isHeld || Math.abs(element.scrollTop - top()) <= REACHED) return;
    element.scrollTo({ top: top(), behavior: isAnswered(CALM) ? 'instant' : 'smooth' });
  };
  const release = (event: Event): void => {
    isHeld = (event as TouchEvent).touches.length > 0;
    if (isHeld) return;
    const { scrollTop } = element;
    // A finger that did not move lets go of a feed that does not move either: no scrolling ends.
    setTimeout(() => {
      if (!signal.aborted && element.scrollTop === scrollTop) settle();
    }, LEFT_MS);
  };
  const hold = ({ target }: TouchEvent): void => {
    isHeld = true;
    // What was touched may leave the page under the finger: the feed would not hear of its end.
    for (const end of LET_GO) target?.addEventListener(end, release, { passive: true, signal });
  };
  element.addEventListener('touchstart', hold, { passive: true, signal });
  element.addEventListener('scrollend', settle, { signal });
}
