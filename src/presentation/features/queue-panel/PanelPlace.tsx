import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLayer } from '../../design-system/layers/use-layer';
import type { PanelTab, PanelViewModel } from '../../view-models/panel.view-model';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { useViewModels } from '../../hooks/view-models-context';
import { usePanelShape } from './use-panel-shape';

export const loadRightPanel = () =>
  loadComponent(() => import(/* webpackChunkName: "panel" */ './RightPanel'), 'panel', 'library', 'form');

const RightPanel = lazyPart(loadRightPanel);

interface PanelPlaceProps {
  /** Over a player that fills the window, at any window width. */
  readonly isSheet?: boolean;
}

/** Renders the panel while it is open. */
export const PanelPlace = observer(function PanelPlace({ isSheet = false }: PanelPlaceProps) {
  const { panel } = useViewModels();
  return panel.tab !== null && <OpenPanel tab={panel.tab} isSheet={isSheet} />;
});

interface OpenPanelProps extends Required<PanelPlaceProps> {
  readonly tab: PanelTab;
}

/**
 * Going back closes the panel, also while its code is loading; but not if it is beside the page and was already open on another
 * page.
 */
const OpenPanel = observer(function OpenPanel({ tab, isSheet }: OpenPanelProps) {
  const { panel } = useViewModels();
  const wide = usePanelShape();
  const shape = isSheet ? 'sheet' : wide;
  const isAlong = useComingAlong(panel);
  useLayer(panel.close, { isOpen: shape !== 'docked' || !isAlong, name: `panel:${tab}` });
  return <RightPanel tab={tab} shape={shape} />;
});

/**
 * Once another page is shown, the panel counts as carried over from the earlier page. This applies at once, so on the new page
 * the panel never blocks going back.
 */
function useComingAlong(panel: PanelViewModel): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const hasChanged = pathname !== first;
  useEffect(() => {
    if (hasChanged && panel.tab !== null) panel.preloadTab(panel.tab);
  }, [hasChanged, panel]);
  useEffect(
    () => () => {
      // The page and everything around it are removed.
      if (panel.tab !== null) panel.preloadTab(panel.tab);
    },
    [panel],
  );
  return panel.isAlong || hasChanged;
}
