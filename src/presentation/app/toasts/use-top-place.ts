import { useLayoutEffect, useState } from 'react';

/** What has the focus lies in it; where nothing has, the one that came last. */
function topDialog(): HTMLDialogElement | null {
  const focused = document.activeElement?.closest('dialog');
  return focused?.open === true
    ? focused
    : ([...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? null);
}

/** Under what fills the screen nothing is seen but a modal dialog. jsdom knows of no such thing. */
const topPlace = (): Element | null => topDialog() ?? document.fullscreenElement ?? null;

/**
 * The modal dialog on top of the page, or what fills the screen, over which alone anything is seen and can be pressed. It is
 * looked for while that matters.
 */
export function useTopPlace(isSought: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!isSought) return;
    const look = (): void => setPlace(topPlace());
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('fullscreenchange', look);
    return () => {
      changes.disconnect();
      document.removeEventListener('fullscreenchange', look);
    };
  }, [isSought]);
  return place;
}
