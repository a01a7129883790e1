import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PIP_ICONS } from '../../../design-system/icons/pip';
import { IconButton } from '../../../design-system/IconButton';
import { PipWindow } from './PipWindow';
import { usePipWindow } from './use-pip-window';

/** Opens and closes the small player; renders nothing if the browser has no such window. */
export const PipToggle = observer(function PipToggle() {
  const { t } = useTranslation('pip');
  const { isOffered, page, toggle } = usePipWindow();
  if (!isOffered) return null;
  return (
    <>
      <IconButton
        icon={{ path: PIP_ICONS['picture-in-picture'] }}
        label={t('open')}
        isOn={page !== null}
        aria-pressed={page !== null}
        onClick={() => void toggle()}
      />
      {page !== null && <PipWindow page={page} />}
    </>
  );
});
