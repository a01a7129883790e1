import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import { useLayer } from '../../design-system/layers/use-layer';
import { LazyDevicesButton } from '../../features/devices/LazyDevicesButton';
import { MiniPlayer } from '../../features/player-dock/MiniPlayer';
import { PanelPlace } from '../../features/queue-panel/PanelPlace';
import { usePanelAside } from '../../features/queue-panel/use-panel-aside';
import { LazySoundButton } from '../../features/sound/LazySoundButton';
import { lazyPart } from '../../hooks/lazy-part';
import { useViewModels } from '../../hooks/view-models-context';
import { loadFullPlayer } from '../loading/load-full-player';

const FullPlayer = lazyPart(loadFullPlayer);

interface PhonePlayerProps {
  /** True on a page without layout, which has no panel beside it. */
  readonly isAlone?: boolean;
}

/** The player of a phone: its bar, and the full player that the bar opens. */
export const PhonePlayer = observer(function PhonePlayer({ isAlone = false }: PhonePlayerProps) {
  const { player } = useViewModels();
  const [isOpen, setOpen] = useOpening(isAlone);
  if (player.song === null) return null;
  const tools = (
    <>
      <LazySoundButton iconSize={22} />
      <LazyDevicesButton iconSize={22} />
    </>
  );
  return (
    <>
      <MiniPlayer isAlone={isAlone} onOpen={() => setOpen(true)} />
      {isOpen && <FullPlayer tools={tools} onClose={() => setOpen(false)} />}
      {isOpen && isAlone && <PanelPlace isSheet />}
    </>
  );
});

/** Whether the full player is open. If it was open at a reload, it opens again; going back closes it. */
function useOpening(isAlone: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const { panel } = useViewModels();
  const [isOpen, setOpen] = useState(false);
  usePanelAside(panel, isOpen && isAlone);
  useEffect(() => pageLayers.restore('player', () => setOpen(true)), []);
  useLayer(() => setOpen(false), { isOpen, name: 'player:' });
  return [isOpen, setOpen];
}
