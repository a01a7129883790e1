import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../../design-system/Dialog';
import { SwitchRow } from '../../design-system/SwitchRow';
import { useViewModels } from '../../hooks/view-models-context';
import { EqualiserSection } from './EqualiserSection';
import { LoudnessSection } from './LoudnessSection';
import { PaceSection } from './PaceSection';
import { SleepSection } from './SleepSection';
import type { SoundSectionProps } from './sound-section-props';

interface SoundDialogProps extends SoundSectionProps {
  readonly onClose: () => void;
}

/** All sound settings of a listener. Each change is audible at once; nothing has to be saved. */
export const SoundDialog = observer(function SoundDialog({ viewModel, onClose }: SoundDialogProps) {
  const { supports } = useViewModels();
  const { t } = useTranslation('sound');
  const common = useTranslation();
  return (
    <Dialog isWide title={t('title')} closeLabel={common.t('close')} onClose={onClose}>
      <Sections onKeyDown={confineChoiceKeys}>
        <EqualiserSection viewModel={viewModel} />
        {supports('loudness') && <LoudnessSection viewModel={viewModel} />}
        <PaceSection viewModel={viewModel} />
        <SleepSection viewModel={viewModel} />
        <SwitchRow label={t('endless')} isOn={viewModel.settings.endless} onChange={viewModel.enableEndless} />
      </Sections>
    </Dialog>
  );
});

/** Inside the dialog, arrow keys choose among radio buttons and move sliders; outside it, they seek in the song. */
function confineChoiceKeys(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

const Sections = styled.div`
  display: grid;
  gap: 20px;
  > * + * {
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
`;
