import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAYER_ICONS } from '../../design-system/icons/player';
import { IconButton } from '../../design-system/IconButton';
import { PlayButton } from '../../design-system/PlayButton';
import { useViewModels } from '../view-models-context';

/** The transport of a phone's player, for thumbs. */
export const PhoneTransport = observer(function PhoneTransport() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <Row>
      <PhoneShuffle />
      <IconButton
        icon={{ path: PLAYER_ICONS['skip-back'] }}
        iconSize={30}
        label={t('player.previous')}
        onClick={player.previous}
      />
      <PlayButton
        size={70}
        tone="light"
        isPlaying={player.isPlaying}
        isWaiting={player.isWaiting}
        label={t(player.isPlaying ? 'player.pause' : 'player.play')}
        onPress={player.toggle}
      />
      <IconButton
        icon={{ path: PLAYER_ICONS['skip-forward'] }}
        iconSize={30}
        label={t('player.next')}
        onClick={player.next}
      />
      <PhoneLoop />
    </Row>
  );
});

const PhoneShuffle = observer(function PhoneShuffle() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <Choice data-on={player.isShuffled}>
      <IconButton
        icon={{ path: PLAYER_ICONS.shuffle }}
        iconSize={24}
        label={t('player.shuffle')}
        isOn={player.isShuffled}
        aria-pressed={player.isShuffled}
        onClick={player.toggleShuffle}
      />
    </Choice>
  );
});

const PhoneLoop = observer(function PhoneLoop() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <Choice data-on={player.loop !== 'OFF'}>
      <IconButton
        icon={{ path: PLAYER_ICONS[player.loop === 'ONE' ? 'repeat-once' : 'repeat'] }}
        iconSize={24}
        label={t(`player.loop.${player.loop}`)}
        isOn={player.loop !== 'OFF'}
        onClick={player.cycleLoop}
      />
    </Choice>
  );
});

const Row = styled.div`
  --seek-fill: #fff;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 -8px;
  button:not([aria-busy]) {
    min-width: 52px;
    min-height: 52px;
  }
  > button:nth-child(even) {
    color: #fff;
  }
`;

const Choice = styled.span`
  button {
    color: #fff;
  }
  &[data-on='true'] button {
    color: #aab3ff;
  }
`;
