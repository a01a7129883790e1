import { useLayoutEffect } from 'react';

/** Returns the focus to its earlier element on unmount, because a dialog removed from the page does not do so. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) queueMicrotask(() => giveBack(opener));
    };
  }, []);
}

/** Does nothing if something else has received the focus meanwhile. */
function giveBack(opener: HTMLElement): void {
  if (document.activeElement === document.body) opener.focus();
}
