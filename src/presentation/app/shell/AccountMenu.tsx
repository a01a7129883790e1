import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { Menu } from '../../design-system/Menu';
import { useViewModels } from '../view-models-context';

const ACCOUNT_PAGES = '/profile';

/** What can be done with the own account. */
export function AccountMenu({ onClose }: { readonly onClose: () => void }) {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (path: string) => () => void navigate(path);
  const leave = (): void => {
    if (pathname.startsWith(ACCOUNT_PAGES)) void navigate('/');
    void account.signOut();
  };
  return (
    <Menu
      label={t('menu.label')}
      onClose={onClose}
      items={[
        { label: t('menu.profile'), icon: { path: ACCOUNT_ICONS.user }, onChoose: go('/profile') },
        { label: t('menu.devices'), icon: { path: ACCOUNT_ICONS.desktop }, onChoose: go('/profile/device-management') },
        { label: t('menu.signOut'), icon: { path: ACCOUNT_ICONS['sign-out'] }, onChoose: leave },
      ]}
    />
  );
}
