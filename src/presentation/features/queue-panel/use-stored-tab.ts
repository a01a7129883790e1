import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import { tabStorage } from '../../hooks/tab-storage';
import { isSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import type { PanelViewModel } from '../../view-models/panel.view-model';
import type { FullScreenViewModel } from '../../view-models/full-screen.view-model';
import { PANEL_TABS } from './panel-tabs';
import { shapeOfPanel } from './use-panel-shape';

/** The storage key of the open panel tab, for this browser tab. */
const KEY = 'panelTab';

/**
 * Reopens a panel that was open at a reload, and shows a panel that was beside the page on every page of this browser tab; a
 * panel that would cover another page does not open by itself. Call it inside a MobX observer.
 */
export function useStoredTab(panel: PanelViewModel, fullScreen: Pick<FullScreenViewModel, 'isFull'>): void {
  const { supports } = useViewModels();
  const { tab } = panel;
  useEffect(() => {
    const known = (stored: string | null) =>
      PANEL_TABS.find((each) => each.value === stored && isSupported(each, supports))?.value ?? null;
    const giveUp = pageLayers.restore('panel', (tab) => panel.open(known(tab) ?? 'queue'));
    const tab = known(tabStorage.read(KEY));
    if (tab !== null && panel.tab === null && shapeOfPanel() === 'docked') panel.preloadTab(tab);
    return giveUp;
  }, [panel, supports]);
  useEffect(() => {
    // The full-screen player has closed the panel.
    if (!fullScreen.isFull) tabStorage.write(KEY, tab ?? '');
  }, [tab, fullScreen]);
}
