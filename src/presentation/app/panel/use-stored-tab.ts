import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import type { PanelTab, PanelViewModel } from '../../view-models/panel.view-model';
import type { FullScreenViewModel } from '../../view-models/full-screen.view-model';
import { shapeOfPanel } from './use-panel-shape';

/** Where this tab of the browser keeps which tab of the panel is open. */
const KEY = 'panelTab';
const TABS: readonly PanelTab[] = ['queue', 'suggestions', 'lyrics'];

/**
 * A panel is there again after a reload that found it open, and one that stood beside the page stands there on every page of this
 * tab; what would cover another page does not come unasked. Call it where MobX observes.
 */
export function useStoredTab(panel: PanelViewModel, fullScreen: Pick<FullScreenViewModel, 'isFull'>): void {
  const { tab } = panel;
  useEffect(() => {
    const giveUp = pageLayers.restore('panel', (tab) => panel.open(known(tab) ?? 'queue'));
    const tab = known(read());
    if (tab !== null && panel.tab === null && shapeOfPanel() === 'docked') panel.preloadTab(tab);
    return giveUp;
  }, [panel]);
  useEffect(() => {
    // The full player has put it aside.
    if (!fullScreen.isFull) write(tab ?? '');
  }, [tab, fullScreen]);
}

const known = (tab: string | null): PanelTab | null => TABS.find((each) => each === tab) ?? null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(tab: string): void {
  try {
    sessionStorage.setItem(KEY, tab);
  } catch {
    // Where storage is blocked, nothing is remembered.
  }
}
