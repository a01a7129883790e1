import { useEffect, useLayoutEffect } from 'react';
import { colourBrowserBars } from '../../hooks/use-document-look';
import { useViewModels } from '../../hooks/view-models-context';

/**
 * While the feed is open, the dock is hidden (design §15) and everything around the dark stage is dark; afterwards both are
 * restored.
 */
export function useQuietShell(): void {
  const { shell } = useViewModels();
  useEffect(() => {
    const wasClosed = shell.closeFooter;
    shell.setCloseFooter(true);
    return () => shell.setCloseFooter(wasClosed);
  }, [shell]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const dim = (): void => {
      if (root.dataset['theme'] !== 'dark') applyTheme('dark');
    };
    dim();
    // A theme that is chosen meanwhile appears once the feed is left.
    const watching = new MutationObserver(dim);
    watching.observe(root, { attributeFilter: ['data-theme'] });
    return () => {
      watching.disconnect();
      applyTheme(shell.theme);
    };
  }, [shell]);
}

function applyTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
  colourBrowserBars();
}
