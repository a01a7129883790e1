import { useEffect } from 'react';
import type { PanelViewModel } from '../../view-models/panel.view-model';

/**
 * Closes a panel carried over from a page with layout while a player fills the window, so it does not cover the player, and
 * reopens it afterwards.
 */
export function usePanelAside(panel: PanelViewModel, isFilled: boolean): void {
  useEffect(() => {
    const { tab, isAlong } = panel;
    if (!isFilled || tab === null || !isAlong) return undefined;
    panel.close();
    return () => panel.preloadTab(tab);
  }, [panel, isFilled]);
}
