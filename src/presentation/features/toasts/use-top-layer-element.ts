import { useLayoutEffect, useState } from 'react';

/** The dialog that contains the focus; if none does, the last open one. */
function topDialog(): HTMLDialogElement | null {
  const focused = document.activeElement?.closest('dialog');
  return focused?.open === true
    ? focused
    : ([...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? null);
}

/** While an element fills the screen, only a modal dialog is visible above it. jsdom does not support full-screen elements. */
const topLayerElement = (): Element | null => topDialog() ?? document.fullscreenElement ?? null;

/**
 * The modal dialog on top of the page, or the element that fills the screen; only content inside it is visible and can be
 * pressed. It is looked for only while `isActive`.
 */
export function useTopLayerElement(isActive: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!isActive) return;
    const update = (): void => setPlace(topLayerElement());
    update();
    const changes = new MutationObserver(update);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('fullscreenchange', update);
    return () => {
      changes.disconnect();
      document.removeEventListener('fullscreenchange', update);
    };
  }, [isActive]);
  return place;
}
