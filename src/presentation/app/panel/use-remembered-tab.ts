import { useEffect } from 'react';
import type { PanelTab, PanelViewModel } from '../../view-models/panel.view-model';
import { shapeOfPanel } from './use-panel-shape';

/** Where this tab of the browser keeps which tab of the panel is open. */
const KEY = 'panelTab';
const TABS: readonly PanelTab[] = ['queue', 'suggestions', 'lyrics'];

/**
 * A panel that stood beside the page stands there again after a reload; one that would cover it does not come unasked. Call
 * it where MobX observes.
 */
export function useRememberedTab(panel: PanelViewModel): void {
  const { tab } = panel;
  useEffect(() => {
    const remembered = TABS.find((each) => each === read());
    if (remembered !== undefined && panel.tab === null && shapeOfPanel() === 'docked') panel.open(remembered);
  }, [panel]);
  useEffect(() => write(tab ?? ''), [tab]);
}

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
