import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton';
import { STAGE_ICONS } from '../../design-system/icons/stage';
import { useViewModels } from '../view-models-context';

/** Gives the whole window to the player. */
export function FullScreenButton() {
  const { stage } = useViewModels();
  const { t } = useTranslation('listen');
  return (
    <IconButton
      icon={{ path: STAGE_ICONS['corners-out'] }}
      label={t('stage.open')}
      tip={`${t('stage.open')} (F)`}
      side="top-end"
      onClick={stage.enter}
    />
  );
}
