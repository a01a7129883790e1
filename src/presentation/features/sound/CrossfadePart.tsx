import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { MOST_CROSSFADE, wantedEffects } from '../../../domain/playback/settings/listening-settings';
import { canFade } from '../../../domain/playback/settings/sound-path';
import { Stepper } from '../../design-system/Stepper';
import { useViewModels } from '../../hooks/view-models-context';
import { Hint, Line } from './section-parts';
import type { SoundSectionProps } from './sound-section-props';
import { useStepperLabels } from './use-stepper-labels';

/** The duration of the fade from a song to the next one; if fading is impossible now, what it needs. */
export const CrossfadePart = observer(function CrossfadePart({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const { player } = useViewModels();
  const labels = useStepperLabels();
  const { crossfade } = viewModel.settings;
  const isPossible = canFade(wantedEffects(viewModel.settings), player.isVolumeSettable);
  return (
    <div>
      <Line>
        <b>{t('crossfade.title')}</b>
        {isPossible && (
          <Stepper
            label={t('crossfade.title')}
            value={crossfade}
            least={0}
            most={MOST_CROSSFADE}
            step={1}
            first={0}
            valueText={crossfade === 0 ? t('crossfade.none') : t('crossfade.seconds', { count: crossfade })}
            labels={labels(t('crossfade.title'))}
            onChange={viewModel.setCrossfade}
          />
        )}
      </Line>
      <Hint>{t(isPossible ? 'crossfade.hint' : 'crossfade.needs')}</Hint>
    </div>
  );
});
