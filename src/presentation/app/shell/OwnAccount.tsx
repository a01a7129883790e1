import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../design-system/Avatar';
import { focusRing, touchArea } from '../../design-system/interaction';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { useSupported, type Offer } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { Menu, type MenuItem } from '../../design-system/Menu';

/** The listener's own picture, and below it the account menu. */
export const OwnAccount = observer(function OwnAccount() {
  const { account } = useViewModels();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const { profile } = account;
  return (
    <>
      <Face ref={button} type="button" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <VisuallyHidden>
          {profile === null ? t('account.openUnnamed') : t('account.open', { name: profile.name })}
        </VisuallyHidden>
        <Avatar src={profile?.avatarUrl ?? null} seed={profile?.id ?? ''} name={profile?.name ?? ''} size={36} />
      </Face>
      {isOpen && <AccountMenu onClose={close} />}
    </>
  );
});

/** The actions for the listener's own account. */
function AccountMenu({ onClose }: { readonly onClose: () => void }) {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const page = (
    name: 'profile' | 'devices' | 'admin',
    icon: keyof typeof ACCOUNT_ICONS,
    path: string,
  ): MenuItem & Offer => ({
    needs: name,
    label: t(`menu.${name}`),
    icon: { path: ACCOUNT_ICONS[icon] },
    onChoose: () => void navigate(path),
  });
  const items = useSupported([
    page('profile', 'user', '/profile'),
    page('devices', 'desktop', '/profile/device-management'),
    ...(account.profile?.role === 'admin' ? [page('admin', 'gear-six', '/admin')] : []),
    { label: t('menu.signOut'), icon: { path: ACCOUNT_ICONS['sign-out'] }, onChoose: () => void account.signOut() },
  ]);
  return <Menu label={t('menu.label')} onClose={onClose} items={items} />;
}

const Face = styled.button`
  ${touchArea}
  display: block;
  border-radius: 50%;
  ${focusRing}
`;
