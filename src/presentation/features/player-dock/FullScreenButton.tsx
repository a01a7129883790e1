import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useViewModels } from '../../hooks/view-models-context';

/** Opens the player over the whole window. */
export function FullScreenButton() {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation('listen');
  return (
    <IconButton
      icon={{ path: FULL_SCREEN_ICONS['corners-out'] }}
      label={t('fullScreen.open')}
      tip={`${t('fullScreen.open')} (F)`}
      side="top-end"
      onClick={fullScreen.enter}
    />
  );
}
