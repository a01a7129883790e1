import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FASTEST, MOST_CROSSFADE, SLOWEST } from '../../../domain/playback/listening-settings';
import { Chips } from '../../design-system/Chips';
import { Stepper } from '../../design-system/Stepper';
import { Hint, Line } from './section-parts';
import type { SoundSectionProps } from './sound-section-props';
import { useStepperWords } from './use-stepper-words';

const QUICK = [0.75, 1, 1.25, 1.5, 2];
const SPEED_STEP = 0.05;

/** How fast songs play, and how they follow each other. */
export const PaceSection = observer(function PaceSection({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const words = useStepperWords();
  const { speed, crossfade } = viewModel.settings;
  return (
    <Pace>
      <Line>
        <b>{t('speed.title')}</b>
        <Stepper
          label={t('speed.title')}
          value={speed}
          {...{ least: SLOWEST, most: FASTEST, step: SPEED_STEP, first: 1 }}
          valueText={t('speed.value', { speed })}
          words={words(t('speed.title'))}
          onChange={viewModel.setSpeed}
        />
      </Line>
      <Chips
        label={t('speed.quick')}
        options={QUICK.map((each) => ({ value: String(each), label: t('speed.value', { speed: each }) }))}
        chosen={String(speed)}
        onChoose={(each) => viewModel.setSpeed(Number(each))}
      />
      <div>
        <Line>
          <b>{t('crossfade.title')}</b>
          <Stepper
            label={t('crossfade.title')}
            value={crossfade}
            {...{ least: 0, most: MOST_CROSSFADE, step: 1, first: 0 }}
            valueText={crossfade === 0 ? t('crossfade.none') : t('crossfade.seconds', { count: crossfade })}
            words={words(t('crossfade.title'))}
            onChange={viewModel.setCrossfade}
          />
        </Line>
        <Hint>{t('crossfade.hint')}</Hint>
      </div>
    </Pace>
  );
});

const Pace = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
`;
