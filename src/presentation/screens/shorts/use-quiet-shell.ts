import { useEffect, useLayoutEffect } from 'react';
import { colourBrowserBars } from '../../app/shell/use-document-look';
import { useViewModels } from '../../app/view-models-context';

/** While the feed is on, the dock is not (design §15), and all around its dark stage is dark; afterwards it is as it was. */
export function useQuietShell(): void {
  const { shell } = useViewModels();
  useEffect(() => {
    const wasClosed = shell.closeFooter;
    shell.setCloseFooter(true);
    return () => shell.setCloseFooter(wasClosed);
  }, [shell]);
  useLayoutEffect(() => {
    wear('dark');
    return () => wear(shell.theme);
  }, [shell]);
}

function wear(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
  colourBrowserBars();
}
