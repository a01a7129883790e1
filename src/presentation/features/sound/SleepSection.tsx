import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SLEEP_MINUTES } from '../../../domain/playback/settings/sleep';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Button } from '../../design-system/Button';
import { Stepper } from '../../design-system/Stepper';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { Line } from './section-parts';
import type { SoundSectionProps } from './sound-section-props';
import { useStepperLabels } from './use-stepper-labels';

const SECOND = 1_000;
const MINUTE = 60_000;

/** The sleep timer that stops the music: setting or countdown. */
export const SleepSection = observer(function SleepSection({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  return (
    <section aria-label={t('sleep.title')}>
      {viewModel.isSleepSet ? <Counting viewModel={viewModel} /> : <Setting viewModel={viewModel} />}
      <VisuallyHidden role="status">{viewModel.isSleepSet && <Left viewModel={viewModel} />}</VisuallyHidden>
    </section>
  );
});

/** The remaining time in whole minutes, announced each minute and not each second. */
const Left = observer(function Left({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const { sleep, remaining } = viewModel;
  if (sleep.kind !== 'at') return t('sleep.leftSong');
  return t('sleep.left', { time: t('sleep.minutes', { count: Math.ceil((remaining ?? 0) / MINUTE) }) });
});

const Setting = observer(function Setting({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const labels = useStepperLabels();
  const { minutes } = viewModel;
  return (
    <>
      <Line>
        <b>{t('sleep.title')}</b>
        <Stepper
          label={t('sleep.length')}
          value={minutes}
          {...SLEEP_MINUTES}
          valueText={t('sleep.minutes', { count: minutes })}
          labels={labels(t('sleep.title'))}
          onChange={viewModel.setMinutes}
        />
      </Line>
      <Actions>
        <Button small onClick={viewModel.startSleep}>
          {t('sleep.start')}
        </Button>
        <Button small variant="outline" onClick={viewModel.sleepAfterSong}>
          {t('sleep.afterSong')}
        </Button>
      </Actions>
    </>
  );
});

/** The countdown with visible seconds. */
const Counting = observer(function Counting({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const { sleep, remaining } = viewModel;
  const time = formatDuration(Math.ceil((remaining ?? 0) / SECOND));
  return (
    <Line>
      <b aria-hidden="true">{sleep.kind === 'at' ? t('sleep.left', { time }) : t('sleep.leftSong')}</b>
      <Button small variant="outline" onClick={viewModel.cancelSleep}>
        {t('sleep.cancel')}
      </Button>
    </Line>
  );
});

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 10px;
`;
