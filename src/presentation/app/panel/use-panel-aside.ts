import { useEffect } from 'react';
import type { PanelViewModel } from '../../view-models/panel.view-model';

/** A panel that came along from a page with layout does not cover a player that fills the window: meanwhile it is put aside. */
export function usePanelAside(panel: PanelViewModel, isFilled: boolean): void {
  useEffect(() => {
    const { tab, isAlong } = panel;
    if (!isFilled || tab === null || !isAlong) return undefined;
    panel.close();
    return () => panel.preloadTab(tab);
  }, [panel, isFilled]);
}
