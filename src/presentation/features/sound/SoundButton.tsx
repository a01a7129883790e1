import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton';
import { SOUND_ICONS } from '../../design-system/icons/sound';
import { SoundViewModel } from '../../view-models/sound.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { SoundDialog } from './SoundDialog';

interface SoundButtonProps {
  readonly iconSize?: number;
}

/** Opens the sound settings; marked while a sleep timer is set. */
export const SoundButton = observer(function SoundButton({ iconSize }: SoundButtonProps) {
  const { sound } = useViewModels();
  const { t } = useTranslation('sound');
  const [viewModel] = useState(() => new SoundViewModel(sound));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return (
    <>
      <IconButton
        icon={{ path: SOUND_ICONS['sliders-horizontal'] }}
        iconSize={iconSize}
        label={t('title')}
        aria-haspopup="dialog"
        isOn={viewModel.isSleepSet}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SoundDialog viewModel={viewModel} onClose={() => setOpen(false)} />}
    </>
  );
});
