import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  EQUALISER_BANDS,
  EQUALISER_PRESETS,
  MOST_BAND_GAIN,
  type EqualiserPreset,
} from '../../../domain/playback/settings/equaliser';
import { Chips } from '../../design-system/Chips';
import { SwitchRow } from '../../design-system/SwitchRow';
import { VerticalSlider } from '../../design-system/VerticalSlider';
import type { SoundSectionProps } from './sound-section-props';

const PRESETS = Object.keys(EQUALISER_PRESETS) as EqualiserPreset[];
const KILO = 1_000;

/** Five bands, set by hand or by a named preset. While the equaliser is off, the curve is retained. */
export const EqualiserSection = observer(function EqualiserSection({ viewModel }: SoundSectionProps) {
  const { t } = useTranslation('sound');
  const { isOn, gains } = viewModel.settings.equaliser;
  const nameOf = (frequency: number): string =>
    frequency < KILO ? t('equaliser.hertz', { frequency }) : t('equaliser.kilohertz', { frequency: frequency / KILO });
  const spokenGain = (gain: number): string => {
    if (gain === 0) return t('equaliser.level');
    return t(gain > 0 ? 'equaliser.up' : 'equaliser.down', { gain: Math.abs(gain) });
  };
  return (
    <Section aria-label={t('equaliser.title')}>
      <SwitchRow label={t('equaliser.title')} isOn={isOn} onChange={viewModel.enableEqualiser} />
      <Chips
        label={t('equaliser.presets')}
        options={PRESETS.map((value) => ({ value, label: t(`equaliser.preset.${value}`) }))}
        chosen={isOn ? viewModel.preset : null}
        onChoose={viewModel.choosePreset}
      />
      <Bands role="group" aria-label={t('equaliser.bands')} data-on={isOn}>
        {EQUALISER_BANDS.map((frequency, band) => (
          <Band key={frequency}>
            <Gain aria-hidden="true">{shown(gains[band] ?? 0)}</Gain>
            <VerticalSlider
              label={nameOf(frequency)}
              value={gains[band] ?? 0}
              reach={MOST_BAND_GAIN}
              valueText={spokenGain(gains[band] ?? 0)}
              onChange={(gain) => viewModel.setBand(band, gain)}
            />
            <span aria-hidden="true">{nameOf(frequency)}</span>
          </Band>
        ))}
      </Bands>
    </Section>
  );
});

/** `+3`, `−3`, `0`: in decibels, as on every equaliser. */
const shown = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain).replace('-', '−'));

const Section = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

const Bands = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 12px 8px;
  --slider-edge: var(--surface-2);
  border-radius: var(--r-md);
  background: var(--surface-2);
  transition: opacity var(--dur-2) var(--ease-out);
  &[data-on='false'] {
    --seek-fill: var(--control-line);
  }
`;

const Band = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
`;

const Gain = styled.span`
  color: var(--text-1);
  font-weight: var(--fw-strong);
`;
