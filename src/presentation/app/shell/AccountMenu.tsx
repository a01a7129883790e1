import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { Menu } from '../../design-system/Menu';
import { useViewModels } from '../../hooks/view-models-context';

/** The actions for the listener's own account. */
export function AccountMenu({ onClose }: { readonly onClose: () => void }) {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  return (
    <Menu
      label={t('menu.label')}
      onClose={onClose}
      items={[
        { label: t('menu.profile'), icon: { path: ACCOUNT_ICONS.user }, onChoose: go('/profile') },
        { label: t('menu.devices'), icon: { path: ACCOUNT_ICONS.desktop }, onChoose: go('/profile/device-management') },
        ...(account.profile?.role === 'admin'
          ? [{ label: t('menu.admin'), icon: { path: ACCOUNT_ICONS['gear-six'] }, onChoose: go('/admin') }]
          : []),
        { label: t('menu.signOut'), icon: { path: ACCOUNT_ICONS['sign-out'] }, onChoose: () => void account.signOut() },
      ]}
    />
  );
}
