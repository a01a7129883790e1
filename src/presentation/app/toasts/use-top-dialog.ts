import { useLayoutEffect, useState } from 'react';

/** What has the focus lies in it; where nothing has, the one that came last. */
function topDialog(): HTMLDialogElement | null {
  const focused = document.activeElement?.closest('dialog');
  return focused?.open === true
    ? focused
    : ([...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? null);
}

/** The modal dialog on top of the page, over which alone anything is seen and can be pressed. It is looked for while that matters. */
export function useTopDialog(isSought: boolean): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useLayoutEffect(() => {
    if (!isSought) return;
    const look = (): void => setDialog(topDialog());
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => changes.disconnect();
  }, [isSought]);
  return dialog;
}
