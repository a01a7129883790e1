import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LOUDNESS_MODES } from '../../../domain/playback/settings/listening-settings';
import { Segments } from '../../design-system/Segments';
import { Hint } from './section-parts';
import type { SoundSectionProps } from './sound-section-props';

/** Whether songs, or albums, are adjusted to one loudness. */
export const LoudnessSection = observer(function LoudnessSection({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const { loudness } = viewModel.settings;
  return (
    <section aria-label={t('loudness.title')}>
      <Segments
        label={t('loudness.title')}
        value={loudness}
        options={LOUDNESS_MODES.map((value) => ({ value, label: t(`loudness.${value}`) }))}
        onChange={viewModel.chooseLoudness}
      />
      <Hint>{t(`loudness.hint.${loudness}`)}</Hint>
    </section>
  );
});
