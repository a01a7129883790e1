import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { audibleVolume } from '../../../domain/playback/settings/volume';
import { PLAYER_ICONS } from '../../design-system/icons/player';
import { IconButton } from '../../design-system/IconButton';
import { MEDIA } from '../../design-system/media';
import { Slider } from '../../design-system/Slider';
import type { SliderTone } from '../../design-system/SliderBar';
import { useViewModels } from '../../hooks/view-models-context';

const FULL = 100;
const LOUD = 50;
const STEP = 5;
const PAGE = 20;

interface VolumeControlProps {
  readonly tone?: SliderTone;
}

/** Volume and mute, except where the volume is left to the device's own buttons. */
export const VolumeControl = observer(function VolumeControl({ tone = 'quiet' }: VolumeControlProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { volume, isMuted, isVolumeSettable } = player;
  const setVolume = (to: number): void => player.dispatch({ kind: 'set-volume', volume: to });
  const audible = audibleVolume({ volume, muted: isMuted, isVolumeSettable });
  return (
    <Side>
      <IconButton
        icon={{ path: PLAYER_ICONS[iconOf(audible)] }}
        label={t('player.mute')}
        tip={`${t('player.mute')} (M)`}
        aria-pressed={isMuted}
        onClick={() => player.dispatch({ kind: 'toggle-mute' })}
      />
      {isVolumeSettable && (
        <Bar>
          <Slider
            tone={tone}
            label={t('player.volume')}
            value={audible}
            max={FULL}
            valueText={t('player.volumeValue', { percent: Math.round(audible) })}
            step={STEP}
            pageStep={PAGE}
            onPreview={setVolume}
            onCommit={setVolume}
          />
        </Bar>
      )}
    </Side>
  );
});

function iconOf(volume: number): keyof typeof PLAYER_ICONS {
  if (volume === 0) return 'speaker-x';
  return volume < LOUD ? 'speaker-low' : 'speaker-high';
}

const Side = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  ${MEDIA.upToTablet} {
    display: none;
  }
`;

const Bar = styled.span`
  display: flex;
  width: clamp(64px, 7.6vw, 136px);
  margin: 0 10px 0 2px;
`;
