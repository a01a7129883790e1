import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FASTEST, SLOWEST } from '../../../domain/playback/settings/listening-settings';
import { Chips } from '../../design-system/Chips';
import { Stepper } from '../../design-system/Stepper';
import { CrossfadePart } from './CrossfadePart';
import { Line } from './section-parts';
import type { SoundSectionProps } from './sound-section-props';
import { useStepperLabels } from './use-stepper-labels';

const QUICK = [0.75, 1, 1.25, 1.5, 2];
const SPEED_STEP = 0.05;

/** The playback speed, and the transition from song to song. */
export const PaceSection = observer(function PaceSection({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const labels = useStepperLabels();
  const { speed } = viewModel.settings;
  return (
    <Pace>
      <Line>
        <b>{t('speed.title')}</b>
        <Stepper
          label={t('speed.title')}
          value={speed}
          least={SLOWEST}
          most={FASTEST}
          step={SPEED_STEP}
          first={1}
          valueText={t('speed.value', { speed })}
          labels={labels(t('speed.title'))}
          onChange={viewModel.setSpeed}
        />
      </Line>
      <Chips
        label={t('speed.quick')}
        options={QUICK.map((each) => ({ value: String(each), label: t('speed.value', { speed: each }) }))}
        chosen={String(speed)}
        onChoose={(each) => viewModel.setSpeed(Number(each))}
      />
      <CrossfadePart viewModel={viewModel} />
    </Pace>
  );
});

const Pace = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
`;
