import { useLayoutEffect, type RefObject } from 'react';

/**
 * Focuses an element when it appears; if the focus is inside when the element is removed, the focus returns to where it was
 * before.
 */
export function useOwnFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const hasFocus = element?.contains(document.activeElement) === true;
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [place]);
}
