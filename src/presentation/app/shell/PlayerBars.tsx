import { observer } from 'mobx-react-lite';
import { LazyDevicesButton } from '../../features/devices/LazyDevicesButton';
import { FullScreenLayer } from '../../features/full-screen/FullScreenLayer';
import { useRestoredFullScreen } from '../../features/full-screen/use-restored-full-screen';
import { Dock } from '../../features/player-dock/Dock';
import { PanelPlace } from '../../features/queue-panel/PanelPlace';
import { useStoredTab } from '../../features/queue-panel/use-stored-tab';
import { LazySoundButton } from '../../features/sound/LazySoundButton';
import { useViewModels } from '../../hooks/view-models-context';
import { PhonePlayer } from './PhonePlayer';

/** The panel beside the page, and the player's bar for wide windows and phones; shown once something was chosen to play. */
export const PlayerBars = observer(function PlayerBars() {
  const { player, panel, fullScreen } = useViewModels();
  useStoredTab(panel, fullScreen);
  useRestoredFullScreen(fullScreen, player.song !== null);
  const tools = (
    <>
      <LazySoundButton />
      <LazyDevicesButton hasPill />
    </>
  );
  return (
    <>
      <PanelPlace isSheet={fullScreen.isFull} />
      {player.song !== null && <Dock tools={tools} />}
      <PhonePlayer />
      <FullScreenLayer />
    </>
  );
});
