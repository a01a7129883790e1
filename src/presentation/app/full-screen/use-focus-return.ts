import { useLayoutEffect } from 'react';

/** Where the focus was before this came, it is again once this is gone: a dialog that is taken away does not see to it. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) queueMicrotask(() => giveBack(opener));
    };
  }, []);
}

/** Not where something else has taken it meanwhile. */
function giveBack(opener: HTMLElement): void {
  if (document.activeElement === document.body) opener.focus();
}
