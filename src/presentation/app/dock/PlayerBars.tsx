import { observer } from 'mobx-react-lite';
import { FullScreenLayer } from '../full-screen/FullScreenLayer';
import { useRestoredFullScreen } from '../full-screen/use-restored-full-screen';
import { PanelPlace } from '../panel/PanelPlace';
import { useStoredTab } from '../panel/use-stored-tab';
import { useViewModels } from '../view-models-context';
import { Dock } from './Dock';
import { MiniPlayer } from './MiniPlayer';

/** The panel beside the page, and the player's bar for wide windows and phones; shown once something was chosen to play. */
export const PlayerBars = observer(function PlayerBars() {
  const { player, panel, fullScreen } = useViewModels();
  useStoredTab(panel, fullScreen);
  useRestoredFullScreen(fullScreen, player.song !== null);
  return (
    <>
      <PanelPlace isSheet={fullScreen.isFull} />
      {player.song !== null && <Dock />}
      <MiniPlayer />
      <FullScreenLayer />
    </>
  );
});
