import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAYER_ICONS } from '../../design-system/icons/player';
import { IconButton } from '../../design-system/IconButton';
import { PlayButton } from '../../design-system/PlayButton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { useViewModels } from '../view-models-context';

/** Shuffle, previous, play, next, loop. */
export const Transport = observer(function Transport() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <Row>
      <ShuffleButton />
      <Ink>
        <IconButton
          icon={{ path: PLAYER_ICONS['skip-back'] }}
          label={t('player.previous')}
          tip={`${t('player.previous')} (⇧ ←)`}
          onClick={player.previous}
        />
      </Ink>
      <Middle>
        <PlayButton
          size={42}
          tone="ink"
          isPlaying={player.isPlaying}
          isWaiting={player.isWaiting}
          label={t(player.isPlaying ? 'player.pause' : 'player.play')}
          onPress={player.toggle}
        />
      </Middle>
      <Ink>
        <IconButton
          icon={{ path: PLAYER_ICONS['skip-forward'] }}
          label={t('player.next')}
          tip={`${t('player.next')} (⇧ →)`}
          onClick={player.next}
        />
      </Ink>
      <LoopButton />
    </Row>
  );
});

const ShuffleButton = observer(function ShuffleButton() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <IconButton
      icon={{ path: PLAYER_ICONS.shuffle }}
      label={t('player.shuffle')}
      tip={`${t('player.shuffle')} (S)`}
      isOn={player.isShuffled}
      aria-pressed={player.isShuffled}
      onClick={player.toggleShuffle}
    />
  );
});

/** OFF → ALL → ONE → OFF; the new mode is said aloud. */
const LoopButton = observer(function LoopButton() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t(`player.loop.${player.loop}`);
  return (
    <>
      <IconButton
        icon={{ path: PLAYER_ICONS[player.loop === 'ONE' ? 'repeat-once' : 'repeat'] }}
        label={label}
        tip={`${label} (R)`}
        isOn={player.loop !== 'OFF'}
        onClick={player.cycleLoop}
      />
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;

const Ink = styled.span`
  button {
    color: var(--text-1);
  }
`;

const Middle = styled.span`
  margin: 0 4px;
`;
