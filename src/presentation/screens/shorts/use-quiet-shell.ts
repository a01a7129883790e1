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
    const root = document.documentElement;
    const dim = (): void => {
      if (root.dataset['theme'] !== 'dark') applyTheme('dark');
    };
    dim();
    // Whoever changes the theme meanwhile sees it once the feed is left.
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
