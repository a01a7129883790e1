import { observer } from 'mobx-react-lite';
import { lazyPart } from '../loading/lazy-part';
import { loadRightPanel } from '../loading/panel-part';
import { useViewModels } from '../view-models-context';

const RightPanel = lazyPart(async () => (await loadRightPanel()).RightPanel);

interface PanelPlaceProps {
  /** Over a player that fills the window, whatever its width. */
  readonly isSheet?: boolean;
}

/** Where the panel stands while it is open. */
export const PanelPlace = observer(function PanelPlace({ isSheet = false }: PanelPlaceProps) {
  const { panel } = useViewModels();
  return panel.tab !== null && <RightPanel tab={panel.tab} isSheet={isSheet} />;
});
