import { observer } from 'mobx-react-lite';
import { StageLayer } from '../fullscreen/StageLayer';
import { useRestoredStage } from '../fullscreen/use-restored-stage';
import { PanelPlace } from '../panel/PanelPlace';
import { useRememberedTab } from '../panel/use-remembered-tab';
import { useViewModels } from '../view-models-context';
import { Dock } from './Dock';
import { MiniPlayer } from './MiniPlayer';

/** The panel beside the page, and the player's bar, wide and on a phone; there once something was chosen to play. */
export const PlayerBars = observer(function PlayerBars() {
  const { player, panel, stage } = useViewModels();
  useRememberedTab(panel, stage);
  useRestoredStage(stage, player.song !== null);
  return (
    <>
      <PanelPlace isSheet={stage.isFull} />
      {player.song !== null && <Dock />}
      <MiniPlayer />
      <StageLayer />
    </>
  );
});
